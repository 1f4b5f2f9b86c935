import { useAccount } from "../me/use-account.ts";
import { ButtonLink } from "../look/button.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Glyph } from "../look/glyph.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { Mark } from "../look/mark.tsx";
import { Shield } from "../look/shield.tsx";
import { opened } from "../palette/opened.ts";
import { prefer, preferences } from "../preferences/preferences.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { follow, Link } from "../web/link.tsx";
import { NAV } from "../web/site-nav.ts";
import type { NavId } from "../web/site-nav.ts";
import { usePhone } from "../web/use-media.ts";
import "./site-header.css";

const words = text.site;

/** The bar over every page of the site. */
export function SiteHeader({ at }: { readonly at: NavId | null }) {
  const phone = usePhone();
  return (
    <header className="site-header">
      <Link href="/" className="site-header__home" aria-label={words.home}>
        <Mark size={32} />
        <span className="site-header__word">{words.name}</span>
      </Link>
      {!phone && (
        <nav className="site-header__nav" aria-label={words.nav}>
          {NAV.map(({ id, href, words: name }) => (
            <Link key={id} href={href} aria-current={id === at ? "page" : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      <div className="site-header__side">
        {!phone && <Light />}
        <Somebody />
      </div>
    </header>
  );
}

/** What finds everything, and the room's sound and light. A phone has them on its pages. */
function Light() {
  const { sound } = useStore(preferences);
  const { theme } = document.documentElement.dataset;
  const isLight = theme === "light";
  return (
    <>
      <IconButton
        icon="search"
        label={words.find}
        aria-keyshortcuts="Control+K"
        onClick={() => opened.set("palette")}
      />
      <IconButton
        icon={sound ? "sound" : "mute"}
        label={sound ? words.mute : words.unmute}
        onClick={() => prefer({ sound: !sound })}
      />
      <IconButton
        icon={isLight ? "moon" : "sun"}
        label={isLight ? words.toLamplight : words.toDaylight}
        onClick={() => prefer({ theme: isLight ? "dark" : "light" })}
      />
    </>
  );
}

function Somebody() {
  const account = useAccount();
  if (account === null)
    return (
      <ButtonLink
        size="sm"
        icon="user"
        href="/sign-in"
        className="site-header__sign-in"
        onClick={(event) => follow(event, "/sign-in")}
      >
        {words.signIn}
      </ButtonLink>
    );
  const { gold = 0 } = account;
  return (
    <>
      <Link
        href="/you#tokens"
        className="site-header__tokens"
        aria-label={words.tokens(account.tokens)}
      >
        <Glyph name="crown-coin" size={22} />
        <b className="num">{account.tokens}</b>
      </Link>
      {gold > 0 && (
        <Link href="/you#gold" className="site-header__gold" aria-label={words.gold(gold)}>
          <Glyph name="two-coins" size={22} />
          <b className="num">{words.number(gold)}</b>
        </Link>
      )}
      <Link href="/you" className="site-header__you" aria-label={words.account(account.nickname)}>
        <Shield seat={0} emblem={emblemOf(account.avatar)} size={34} />
        <span>{account.nickname}</span>
      </Link>
    </>
  );
}

import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { Link } from "../web/link.tsx";
import { Glyph } from "../look/glyph.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { Icon } from "../look/icon.tsx";
import { Mark } from "../look/mark.tsx";
import type { Feed } from "../match/feed.ts";
import { prefer, preferences } from "../preferences/preferences.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import "./top-bar.css";

/** Only where somebody could hear it. */
const EmoteMenu = lazy(async () => ({ default: (await import("./emotes.tsx")).EmoteMenu }));

/** What is played, where it stands, who watches, and the few controls every table has. */
export function TopBar({
  game,
  heading,
  tally,
  terms,
  spectators,
  pot,
  say,
  openMenu,
  openRules,
  openSettings,
}: {
  readonly game: string;
  readonly heading: string;
  readonly tally: ReactNode;
  /** "rated, 1 token each". */
  readonly terms: string;
  readonly spectators: number;
  readonly pot: number;
  readonly say: Feed["say"];
  openMenu(): void;
  openRules(): void;
  openSettings(): void;
}) {
  const { speed, sound } = useStore(preferences);
  return (
    <header className="top-bar">
      <IconButton
        icon="menu"
        label={text.table.menu}
        size={22}
        onClick={openMenu}
        data-testid="menu"
      />
      <Link href="/" className="top-bar__mark" aria-label={text.table.home}>
        <Mark size={26} />
      </Link>
      <div className="top-bar__title">
        <h1>{game}</h1>
        <p>
          <span>{heading}</span>
          <span className="top-bar__terms">{terms}</span>
        </p>
      </div>
      {tally && <span className="top-bar__tag top-bar__tag--wide">{tally}</span>}
      {pot > 0 && (
        <span className="top-bar__tag top-bar__pot" role="img" aria-label={text.table.pot(pot)}>
          <Glyph name="crown-coin" size={20} /> <b className="num">{pot}</b>
        </span>
      )}
      {spectators > 0 && (
        <span className="top-bar__tag" data-testid="spectators">
          <Icon name="eye" size={18} /> {text.table.watching(spectators)}
        </span>
      )}
      <span className="top-bar__tag top-bar__tag--wide">
        {text.table.speed} <b>{text.table.speeds[speed]}</b>
      </span>
      {say && (
        <Suspense>
          <EmoteMenu say={say} />
        </Suspense>
      )}
      <IconButton
        icon={sound ? "sound" : "mute"}
        label={sound ? text.table.mute : text.table.unmute}
        aria-pressed={!sound}
        onClick={() => prefer({ sound: !sound })}
      />
      <IconButton
        icon="help"
        label={text.table.help}
        onClick={openRules}
        className="top-bar__wide"
      />
      <IconButton
        icon="gear"
        label={text.table.settings}
        onClick={openSettings}
        className="top-bar__wide"
      />
    </header>
  );
}

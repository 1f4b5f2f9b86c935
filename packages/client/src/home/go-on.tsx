import type { MouseEvent } from "react";
import { follow, Link } from "../web/link.tsx";
import { useCharacter } from "../bots/characters.ts";
import type { PlayableGame } from "../game/module.ts";
import { gameName, PLAYABLE } from "../games/find-game.ts";
import { unfinishedMatch } from "../kept/saved.ts";
import type { SavedMatch } from "../kept/saved.ts";
import { ButtonLink } from "../look/button.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import { text } from "../text/text.ts";

const words = text.home;

/** The match this browser has not finished; without one, the way to learn the game that is shown first. */
export function GoOn({ first }: { readonly first: PlayableGame }) {
  const left = unfinishedMatch();
  const taught = first.lesson ? first : PLAYABLE.find(({ lesson }) => lesson);
  if (left) return <Continue match={left} />;
  return taught ? <Learn row={taught.row} /> : null;
}

function Continue({ match: { id, plan } }: { readonly match: SavedMatch }) {
  const character = useCharacter(plan.game, plan.bot);
  return (
    <Way
      head={words.goOn}
      avatar={character?.avatar ?? ""}
      title={words.goOnWith(gameName(plan.game), character?.name ?? plan.bot)}
      note={words.kept}
      href={`/local/${id}`}
      button={words.goOn}
    />
  );
}

const Learn = ({ row: { id, name, gentle } }: Pick<PlayableGame, "row">) => (
  <Way
    head={text.learn.title(name)}
    avatar={gentle.avatar}
    title={text.learn.title(name)}
    note={words.learnWords}
    href={`/learn/${id}`}
    button={words.learnGo}
  />
);

/** Where one button leads, and who waits there. */
const Way = ({
  head,
  avatar,
  title,
  note,
  href,
  button,
}: Readonly<Record<"head" | "avatar" | "title" | "note" | "href" | "button", string>>) => (
  <Panel engraved head={head} className="home__go-on">
    <div className="go-on">
      <Shield seat={1} emblem={emblemOf(avatar)} size={48} />
      <p>
        <b>{title}</b>
        <span>{note}</span>
      </p>
      <ButtonLink
        href={href}
        data-testid="go-on"
        onClick={(event: MouseEvent) => follow(event, href)}
      >
        {button}
      </ButtonLink>
    </div>
  </Panel>
);

export const MoreLink = ({
  href,
  words: more,
}: {
  readonly href: string;
  readonly words: string;
}) => (
  <Link href={href} className="home__more-link">
    {more}
  </Link>
);

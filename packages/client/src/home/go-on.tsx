import { Link } from "../app/link.tsx";
import { characterOf } from "../bots/characters.ts";
import { unfinishedMatch } from "../local/saved.ts";
import { ButtonLink } from "../look/button.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import { follow } from "../app/link.tsx";
import { text } from "../text/text.ts";
import type { MouseEvent } from "react";

/** The match this browser has not finished; without one, the way to learn. */
export function GoOn() {
  const left = unfinishedMatch();
  const words = text.home;
  const character = left ? characterOf(left.plan.game, left.plan.bot) : undefined;
  const href = left ? `/local/${left.id}` : "/learn/orcain";
  return (
    <Panel engraved head={left ? words.goOn : words.learn} className="home__go-on">
      <div className="go-on">
        <Shield seat={1} emblem={emblemOf(character?.avatar ?? "orc")} size={48} />
        <p>
          <b>
            {left
              ? words.goOnWith(text.games.name(left.plan.game), character?.name ?? left.plan.bot)
              : words.learn}
          </b>
          <span>{left ? words.kept : words.learnWords}</span>
        </p>
        <ButtonLink
          href={href}
          data-testid="go-on"
          onClick={(event: MouseEvent) => follow(event, href)}
        >
          {left ? words.goOn : words.learnGo}
        </ButtonLink>
      </div>
    </Panel>
  );
}

export const MoreLink = ({ href, words }: { readonly href: string; readonly words: string }) => (
  <Link href={href} className="home__more-link">
    {words}
  </Link>
);

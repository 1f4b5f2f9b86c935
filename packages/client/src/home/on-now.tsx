import type { Player } from "@holmgang/protocol";
import { Link } from "../web/link.tsx";
import { useKnownAs } from "../bots/known-as.ts";
import { gameName } from "../games/find-game.ts";
import { Panel } from "../look/panel.tsx";
import { useAnswer } from "../web/use-answer.ts";
import { text } from "../text/text.ts";
import { MoreLink } from "./go-on.tsx";

interface LiveMatch {
  readonly id: string;
  readonly game: string;
  readonly players: readonly [Player, Player];
}

interface Live {
  readonly matches: readonly LiveMatch[];
}

/** Who plays on the server now. */
export function OnNow() {
  const { value: live, refusal } = useAnswer<Live>("/api/matches/live?limit=2");
  const words = text.home;
  return (
    <Panel head={words.onNow} aside={<MoreLink href="/watch" words={words.watchAll} />}>
      {live && live.matches.length > 0 ? (
        <ul className="home__list">
          {live.matches.map((match) => (
            <LiveLine key={match.id} match={match} />
          ))}
        </ul>
      ) : (
        <p className="home__none">{refusal ? words.away : words.nobody}</p>
      )}
    </Panel>
  );
}

function LiveLine({ match: { id, game, players } }: { readonly match: LiveMatch }) {
  const first = useKnownAs(game, players[0]).name;
  const second = useKnownAs(game, players[1]).name;
  return (
    <li>
      <Link href={`/match/${id}`}>
        {first} – {second}
      </Link>
      <span>{gameName(game)}</span>
    </li>
  );
}

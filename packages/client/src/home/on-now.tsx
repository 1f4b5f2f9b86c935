import type { Player } from "@holmgang/protocol";
import { Link } from "../app/link.tsx";
import { Panel } from "../look/panel.tsx";
import { sitterOf } from "../online/online-sitter.ts";
import { useAnswer } from "../store/use-answer.ts";
import { text } from "../text/text.ts";
import { MoreLink } from "./go-on.tsx";

interface Live {
  readonly matches: readonly {
    readonly id: string;
    readonly game: string;
    readonly players: readonly [Player, Player];
  }[];
}

/** Who plays on the server now. */
export function OnNow() {
  const { value: live, refusal } = useAnswer<Live>("/api/matches/live?limit=2");
  const words = text.home;
  return (
    <Panel head={words.onNow} aside={<MoreLink href="/watch" words={words.watchAll} />}>
      {live && live.matches.length > 0 ? (
        <ul className="home__list">
          {live.matches.map(({ id, game, players }) => (
            <li key={id}>
              <Link href={`/match/${id}`}>
                {players.map((player) => sitterOf(game, player).name).join(" – ")}
              </Link>
              <span>{text.games.name(game)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="home__none">{refusal ? words.away : words.nobody}</p>
      )}
    </Panel>
  );
}

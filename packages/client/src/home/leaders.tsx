import { Link } from "../web/link.tsx";
import { Panel } from "../look/panel.tsx";
import { useAnswer } from "../web/use-answer.ts";
import { text } from "../text/text.ts";
import { MoreLink } from "./go-on.tsx";

interface Board {
  readonly leaders: readonly { readonly nickname: string; readonly points: number }[];
}

/** The first of a game's ladder. */
export function Leaders({ game }: { readonly game: string }) {
  const { value: board } = useAnswer<Board>(`/api/leaderboard/${game}/standard?limit=2`);
  const words = text.home;
  return (
    <Panel head={words.leaders} aside={<MoreLink href="/leaderboard" words={words.allLeaders} />}>
      {board && board.leaders.length > 0 ? (
        <ol className="home__list">
          {board.leaders.map(({ nickname, points }, index) => (
            <li key={nickname}>
              <b>{index + 1}</b>
              <Link href={`/player/${encodeURIComponent(nickname)}`}>{nickname}</Link>
              <b className="num">{points}</b>
            </li>
          ))}
        </ol>
      ) : (
        <p className="home__none">{words.noLeaders}</p>
      )}
    </Panel>
  );
}

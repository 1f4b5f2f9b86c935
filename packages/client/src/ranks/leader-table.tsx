import { useAccount } from "../me/use-account.ts";
import { Link } from "../web/link.tsx";
import { navigate } from "../web/route.ts";
import { Trouble } from "../frame/trouble.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { gameName } from "../games/find-game.ts";
import { Button } from "../look/button.tsx";
import { emblemOf } from "../look/emblem.ts";
import { EmptyState } from "../look/empty-state.tsx";
import { Shield } from "../look/shield.tsx";
import { useAnswer } from "../web/use-answer.ts";
import { text } from "../text/text.ts";
import type { Leader, Order } from "./leaders.ts";

const words = text.ranks;

interface Board {
  readonly game: string;
  readonly mode: string;
  readonly order: Order;
  readonly hasLeagues: boolean;
}

/** The best at one game and pace. */
export function LeaderTable({ game, mode, order, hasLeagues }: Board) {
  const path = `/api/leaderboard/${game}/${mode}?by=${order}&limit=100`;
  const { value, refusal, again } = useAnswer<{ leaders: readonly Leader[] }>(path);
  const own = useAccount()?.nickname;
  if (refusal) return <Trouble refusal={refusal} again={again} />;
  if (!value) return <Waiting />;
  if (value.leaders.length === 0)
    return (
      <EmptyState
        glyph="laurels"
        title={words.empty}
        action={
          <Button glyph="crossed-swords" onClick={() => navigate(`/play/${game}`)}>
            {words.play}
          </Button>
        }
      >
        {order === "rating" ? words.emptySure : words.emptyWords}
      </EmptyState>
    );
  return (
    <table className="leaders panel num">
      <caption className="visually-hidden">
        {words.table(gameName(game), text.games.pace(mode))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.position}</th>
          <th scope="col">{words.player}</th>
          {hasLeagues && <th scope="col">{words.league}</th>}
          <th scope="col" className="leaders__number">
            {words.rating}
          </th>
          <th scope="col" className="leaders__number leaders__matches">
            {words.matches}
          </th>
        </tr>
      </thead>
      <tbody>
        {value.leaders.map((leader) => (
          <Row
            key={leader.nickname}
            leader={leader}
            own={leader.nickname === own}
            hasLeagues={hasLeagues}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  leader: { rank, nickname, avatar, rating, deviation, league, points, matches },
  own,
  hasLeagues,
}: {
  readonly leader: Leader;
  readonly own: boolean;
  readonly hasLeagues: boolean;
}) {
  return (
    <tr className={own ? "leaders__own" : undefined}>
      <td className={`leaders__rank${rank <= 3 ? " leaders__rank--top" : ""}`}>{rank}</td>
      <th scope="row">
        <span className="leaders__who">
          <Shield seat={0} emblem={emblemOf(avatar)} size={32} />
          <Link href={`/player/${encodeURIComponent(nickname)}`}>{nickname}</Link>
          {own && <span className="leaders__you">{words.you}</span>}
        </span>
      </th>
      {hasLeagues && (
        <td>
          {league !== null && (text.leagues[league] ?? league)} <small>{points}</small>
        </td>
      )}
      <td className="leaders__number">
        <b>{Math.round(rating)}</b> <small>{words.sure(Math.round(deviation))}</small>
      </td>
      <td className="leaders__number leaders__matches">{matches}</td>
    </tr>
  );
}

import type { BySeat, Host } from "@holmgang/kernel";
import type { Player } from "@holmgang/protocol";
import type { Selectable } from "kysely";
import type { Keeping } from "../log/keeping.ts";
import { ladderOf, leagueOf } from "../ratings/ladder.ts";
import { UNRATED } from "../ratings/rating.ts";
import type { MatchTable } from "../store/schema.ts";
import { serverBot } from "./sitters.ts";
import type { Seating, Sitter } from "./sitters.ts";

/** A table with the game and pace that its players are rated in. */
type RatedSeating = Seating & Pick<Selectable<MatchTable>, "game" | "mode">;

/** Both players of every match as everybody may know them, with where they stand now. */
export async function players(
  { ask, hostOf }: Pick<Keeping, "ask" | "hostOf">,
  matches: readonly RatedSeating[],
): Promise<readonly BySeat<Player>[]> {
  const wanted = matches.flatMap(({ seat_0, seat_1, game, mode }) =>
    [seat_0, seat_1].flatMap((account) => (account === null ? [] : [{ account, game, mode }])),
  );
  const rows =
    wanted.length === 0
      ? []
      : await ask<Row>(
          PLAYERS,
          (["account", "game", "mode"] as const).map((key) => wanted.map((each) => each[key])),
        );
  const known = new Map(rows.map((row) => [keyOf(row.account, row), row]));
  const player = (account: string | null, bot: string | null, match: RatedSeating): Player => {
    const row = account === null ? undefined : known.get(keyOf(account, match));
    return row
      ? playerOf(hostOf(match.game), match.mode, row)
      : { ...serverBot(bot), rating: null, league: null };
  };
  return matches.map((match) => [
    player(match.seat_0, match.bot_0, match),
    player(match.seat_1, match.bot_1, match),
  ]);
}

/** Somebody with what everybody may know of them; ratings are null for whoever has none yet. */
export interface Standing {
  readonly account: string;
  readonly nickname: string;
  readonly kind: Sitter["kind"];
  readonly avatar: string;
  readonly rating: number | null;
  readonly points: number | null;
}

interface Row extends Standing, Pick<RatedSeating, "game" | "mode"> {}

/** A player as everybody may know them, where they are rated. */
export function playerOf(host: Host, mode: string | null, of: Standing): Player {
  const { account, nickname, kind, avatar, rating, points } = of;
  const sitter = { account, nickname, kind, avatar };
  if (kind === "bot" || mode === null) return { ...sitter, rating: null, league: null };
  const league = leagueOf(ladderOf(host), points ?? UNRATED.points);
  return { ...sitter, rating: Math.round(rating ?? UNRATED.rating), league };
}

const keyOf = (account: string, { game, mode }: Pick<RatedSeating, "game" | "mode">): string =>
  `${account} ${game} ${mode}`;

/** Ratings one by one, as in the queue. */
const PLAYERS = `
  select wanted.account, wanted.game, wanted.mode, nickname, kind, avatar, rating, points
  from unnest($1::text[], $2::text[], $3::text[]) as wanted (account, game, mode)
  join account on account.id = wanted.account and account.kind <> 'house'
  left join lateral (
    select * from rating
    where rating.account_id = wanted.account and rating.game = wanted.game and rating.mode = wanted.mode limit 1
  ) as rating on true`;

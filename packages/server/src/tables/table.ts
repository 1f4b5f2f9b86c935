import type { BotPool } from "../bots/bot-pool.ts";
import type { Seats } from "../ledger/stakes.ts";
import { keepMatch } from "../log/keep-match.ts";
import type { KeptMatch } from "../log/keep-match.ts";
import type { Keeping } from "../log/keeping.ts";
import { audienceOf } from "./audience.ts";
import type { Audience } from "./audience.ts";
import { bellOf } from "./bell.ts";
import { botSeats } from "./bot-seats.ts";

/** A match that is open on this node: kept, watched, with its bell set and its bots thinking. */
export interface Table {
  readonly match: KeptMatch;
  readonly seats: Seats;
  readonly audience: Audience;
  isOver(): boolean;
  close(): void;
}

/** What tables need. */
export interface TableRoom {
  readonly keeping: Keeping;
  readonly bots: Pick<BotPool, "choose">;
  /** Called on this node when a match at one of its tables ends. */
  ended(table: Table): void;
}

/** Opens a table. The opening of the match must be behind it. */
export async function openTable(room: TableRoom, id: string): Promise<Table> {
  const { keeping } = room;
  const isOver = () => match.host.outcome(match.journal().position) !== null;
  const audience = audienceOf(() => match);
  const ring = () => void match.ring().then(bell.set, keeping.complain);
  const bell = bellOf(() => match, keeping.now, ring);
  const minds = botSeats(() => match, room.bots, keeping.complain);
  const match = await keepMatch(keeping, id, (turn) => {
    audience.hear(turn);
    if (isOver()) {
      bell.stop();
      room.ended(table);
      return;
    }
    bell.set();
    minds.think();
  });
  const table: Table = { match, seats: match.seats, audience, isOver, close: bell.stop };
  bell.set();
  minds.think();
  return table;
}

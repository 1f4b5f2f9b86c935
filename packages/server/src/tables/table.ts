import { nextBell } from "@holmgang/kernel";
import type { Seats } from "../ledger/stakes.ts";
import { keepMatch } from "../log/keep-match.ts";
import type { KeptMatch } from "../log/keep-match.ts";
import type { Keeping } from "../log/keeping.ts";
import { audienceOf } from "./audience.ts";
import type { Audience } from "./audience.ts";
import { bellOf } from "./bell.ts";
import { botSeats } from "./bot-seats.ts";
import type { Thinkers } from "./bot-seats.ts";

/** A match that is open on this node: kept, watched, with its bell set and its bots thinking. */
export interface Table {
  readonly match: KeptMatch;
  readonly seats: Seats;
  readonly audience: Audience;
  isOver(): boolean;
  /** Whether a bot of ours is asked something. */
  waitsForBot(): boolean;
  /** When it next has something to do by itself, in milliseconds since 1970; null if never. */
  nextBellAt(): number | null;
  close(): void;
}

/** What tables need. */
export interface TableRoom {
  readonly keeping: Keeping;
  /** When nothing stands in the way of a bell: a node that has stood still first makes up for it. */
  steady(): Promise<void>;
  readonly bots: Thinkers;
  /** Called on this node when a match at one of its tables ends. */
  ended(table: Table): void;
}

/** After a bell that could not be rung, the next try. */
const RETRY_MS = 1_000;

/** Opens a table. The opening of the match must be behind it. */
export async function openTable(room: TableRoom, id: string): Promise<Table> {
  const { keeping } = room;
  const isOver = () => match.host.outcome(match.journal().position) !== null;
  let isClosed = false;
  const audience = audienceOf(() => match);
  const ring = (): void => {
    room
      .steady()
      .then(match.ring)
      .then(
        () => void (isClosed || bell.set()),
        (error: unknown) => {
          keeping.complain(error);
          if (!isClosed) bell.set(RETRY_MS); // the bell is still due
        },
      );
  };
  const bell = bellOf(() => match, keeping.now, ring);
  const minds = botSeats(
    { match: () => match, isClosed: () => isClosed },
    room.bots,
    keeping.complain,
  );
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
  const close = (): void => {
    isClosed = true;
    bell.stop();
  };
  const waitsForBot = (): boolean =>
    match.host.decisions(match.journal().position).some(({ seat }) => match.bots[seat] !== null);
  const nextBellAt = (): number | null => {
    const next = nextBell(match.clocks());
    return next && match.openedAt + next.at;
  };
  const { seats } = match;
  const table: Table = { match, seats, audience, isOver, waitsForBot, nextBellAt, close };
  bell.set();
  minds.think();
  return table;
}

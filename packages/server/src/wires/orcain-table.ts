import type { Update } from "@holmgang/kernel";
import { matchFound, syncState, wireMessages } from "@holmgang/orcain";
import type { Orcain, Paced, WireMessage, WireTable } from "@holmgang/orcain";
import type { MessageOf } from "@holmgang/protocol";

/** A match as a client of Orcain's own wire follows it. */
export interface OrcainTable {
  readonly found: MessageOf<"match_found">;
  /** The client's own, its stake paid. */
  readonly tokens: number;
  /** The newest; null before the match opens. */
  update: Heard | null;
  /** The question the client was shown last. In the middle of a reveal that one is closed, and no answer to it counts. */
  decision: number | null;
}

type Heard = MessageOf<"update">;

export const opening = (table: OrcainTable, update: Heard): WireMessage =>
  matchFound(read(update).view, table.found.seat, factsOf(table, update));

export const standing = (table: OrcainTable, update: Heard): WireMessage =>
  syncState(read(update).view, table.found.seat, factsOf(table, update));

/** What an update says, but for the end of the match, which waits until it is known what it pays. */
export const story = (table: OrcainTable, update: Heard): readonly Paced[] =>
  wireMessages(read(update), table.found.seat, factsOf(table, update)).filter(
    ({ message }) => message.type !== "match_end",
  );

export const ending = (table: OrcainTable, update: Heard, tokens: number) =>
  wireMessages(read(update), table.found.seat, factsOf({ ...table, tokens }, update)).find(
    ({ message }) => message.type === "match_end",
  )?.message;

/** Whether somebody's leaving has ended the match: its rules would have announced the end. */
export const isForfeited = ({ events, outcome }: Heard): boolean =>
  outcome !== null && !events.some(({ kind }) => kind === "match_end");

/** Still asked, though nothing was heard: the clocks stand still, or run again. */
export const isClockMoved = ({ events, decisions }: Heard): boolean =>
  events.length === 0 && decisions.length > 0;

const read = (update: Heard) => update as unknown as Update<Orcain>; // of a match of Orcain

function factsOf({ found, tokens }: OrcainTable, { decisions }: Heard): WireTable {
  const [first, second] = found.players;
  return {
    matchId: found.match,
    nicknames: [first.nickname, second.nickname],
    accounts: [first.account ?? first.nickname, second.account ?? second.nickname],
    yourTokens: tokens,
    pot: found.pot,
    deadlineTs: decisions[0]?.deadline ?? null,
  };
}

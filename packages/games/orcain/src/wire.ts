import { rival } from "@holmgang/kernel";
import type { BySeat, Outcome, Refusal, Seat, Update } from "@holmgang/kernel";
import type { CardId } from "./cards.ts";
import type { Event, Hand, Orcain, View } from "./shape.ts";
import type { Paced, WireMessage } from "./wire-messages.ts";

/** What a table knows that the rules do not. */
export interface WireTable {
  readonly matchId: string;
  readonly nicknames: Readonly<BySeat<string>>;
  readonly accounts: Readonly<BySeat<string>>;
  /** The viewer's own; nobody is told the rival's. */
  readonly yourTokens: number;
  readonly pot: number;
  /** When the viewer's preparation ends, by the server's clock in milliseconds; null while there is no limit. */
  readonly deadlineTs: number | null;
}

/** An update of the general protocol as Orcain's own messages for one seat, each with the pause before it. */
export function wireMessages(
  update: Update<Orcain>,
  seat: Seat,
  table: WireTable,
): readonly Paced[] {
  const messages = update.events.flatMap((event) => messagesOf(event, update.view, seat, table));
  const isAnnounced = messages.some(({ message }) => message.type === "match_end");
  if (!update.outcome || isAnnounced) return messages;
  // A forfeit is not the rules' business, so they announced nothing.
  return [...messages, at(0, matchEnd(update.outcome, update.view.hp, seat, table))];
}

/** The first message of a match. */
export const matchFound = (view: View, seat: Seat, table: WireTable): WireMessage => ({
  type: "match_found",
  ...facts(view.hp, seat, table),
  yourHand: view.hands[seat],
  ...purse(table),
});

/** Where a seat stands that comes back: its own preparation and nobody else's. */
export const syncState = (view: View, seat: Seat, table: WireTable): WireMessage => ({
  type: "sync_state",
  ...facts(view.hp, seat, table),
  ...purse(table),
  phase: view.outcome ? "END" : "PREP",
  roundIndex: view.roundIndex,
  suddenDeath: view.suddenDeath,
  deadlineTs: view.outcome ? null : table.deadlineTs,
  yourHand: view.hands[seat],
  yourLayout: view.own?.layout ?? [null, null, null],
  confirmed: view.own?.status === "confirmed",
});

/** A card that is not in the hand is answered; everything else that is refused is passed over in silence. */
export const wireRefusal = ({ code, words }: Refusal): WireMessage | null =>
  ["not-in-hand", "unknown-card", "must-attack"].includes(code)
    ? { type: "error_msg", code, message: words }
    : null;

function messagesOf(event: Event, view: View, seat: Seat, table: WireTable): readonly Paced[] {
  const { settings, hands } = view;
  switch (event.kind) {
    case "match_start":
      // `match_found` has told the hand.
      return [];
    case "prep_start":
      return [at(0, prepStart(event, hands[seat], seat, table))];
    case "draft_ok":
    case "bell":
      return [];
    case "confirm_ok":
      return [at(0, { type: "confirm_ok" })];
    case "step_reveal":
      return [
        at(
          event.step === 0 ? settings.firstStepMs : settings.stepMs,
          stepReveal(event, seat, table),
        ),
      ];
    case "round_end": {
      const { roundIndex, suddenDeath } = event;
      return [
        at(0, { type: "round_end", roundIndex, suddenDeath, ...facts(event.hp, seat, table) }),
      ];
    }
    case "match_end":
      return [at(0, matchEnd(event.outcome, event.hp, seat, table))];
  }
}

const at = (pauseMs: number, message: WireMessage): Paced => ({ pauseMs, message });

const prepStart = (
  { roundIndex, suddenDeath, hp }: Extract<Event, { kind: "prep_start" }>,
  yourHand: Hand,
  seat: Seat,
  table: WireTable,
): WireMessage => ({
  type: "prep_start",
  roundIndex,
  suddenDeath,
  deadlineTs: table.deadlineTs,
  yourHand,
  ...facts(hp, seat, table),
  ...purse(table),
});

const stepReveal = (
  { roundIndex, step, cards, hp }: Extract<Event, { kind: "step_reveal" }>,
  seat: Seat,
  table: WireTable,
): WireMessage => ({
  type: "step_reveal",
  roundIndex,
  stepIndex: step,
  ...yours<CardId | null, "yourCard", "oppCard">(cards, seat, "yourCard", "oppCard"),
  ...facts(hp, seat, table),
});

function matchEnd(
  outcome: Outcome,
  hp: Readonly<BySeat<number>>,
  seat: Seat,
  table: WireTable,
): WireMessage {
  const winner = outcome.result === "win" ? outcome.seat : null;
  return {
    type: "match_end",
    winner:
      winner === null
        ? outcome.result === "both-lose"
          ? "NONE"
          : "DRAW"
        : winner === seat
          ? "YOU"
          : "OPPONENT",
    winnerId: winner === null ? null : table.accounts[winner],
    loserId: winner === null ? null : table.accounts[rival(winner)],
    reason: reasonOf(outcome),
    ...facts(hp, seat, table),
    yourTokens: table.yourTokens,
  };
}

/** The wire knows four reasons. */
function reasonOf({ reason }: Outcome): "normal" | "timeout" | "disconnect" | "forfeit" {
  if (reason === "timeout" || reason === "disconnect" || reason === "forfeit") return reason;
  return reason === "abandoned" ? "disconnect" : "normal";
}

const purse = ({ yourTokens, pot }: WireTable) => ({ yourTokens, pot });

const facts = (hp: Readonly<BySeat<number>>, seat: Seat, { matchId, nicknames }: WireTable) => ({
  matchId,
  ...yours<number, "yourHp", "oppHp">(hp, seat, "yourHp", "oppHp"),
  ...yours<string, "yourNickname", "oppNickname">(nicknames, seat, "yourNickname", "oppNickname"),
});

/** A pair by seat, turned to the viewer. */
const yours = <V, Y extends string, O extends string>(
  pair: Readonly<BySeat<V>>,
  seat: Seat,
  your: Y,
  opp: O,
): Record<Y | O, V> => ({ [your]: pair[seat], [opp]: pair[rival(seat)] }) as Record<Y | O, V>; // exactly these two keys

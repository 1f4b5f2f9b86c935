import type { Decision } from "../../game.ts";
import { isSeat, rival } from "../../seat.ts";
import type { Seat } from "../../seat.ts";
import { fortune, fortuneKit } from "../fortune.ts";
import type { FortuneState, FortuneView } from "../fortune.ts";
import { variant } from "./mutant.ts";

/** The honest questions, of which those that follow are changed. */
const following =
  (change: (decision: Decision & { follows: number }) => Decision) => (state: FortuneState) =>
    fortune
      .decisions(state)
      .map((decision) =>
        decision.follows === undefined
          ? decision
          : change({ ...decision, follows: decision.follows }),
      );

/** What a seat has seen of its rival's when it looked. */
interface Spied {
  spied?: Partial<Record<Seat, number>>;
}

/** Whoever looks at its fortune sees the rival's staged card as well: told, shown, and repeated by every guess. */
const SPIES = {
  apply(state: FortuneState & Spied, seat, move, table) {
    fortune.apply(state, seat, move, table);
    if (move.kind !== "look") return;
    const card = state.staged[rival(seat)] ?? 0;
    state.spied = { ...state.spied, [seat]: card };
    table.emit?.({ kind: "looked", seat, fortune: card });
  },
  view: (state: FortuneState & Spied, viewer): FortuneView & Spied => ({
    ...fortune.view(state, viewer),
    spied: isSeat(viewer) && state.looked[viewer] ? { [viewer]: state.spied?.[viewer] ?? 0 } : {},
  }),
  determinize: (view: FortuneView & Spied, seat, rng): FortuneState & Spied => ({
    ...fortune.determinize(view, seat, rng),
    spied: { ...view.spied },
  }),
} satisfies Partial<typeof fortune>;

/** A rival who is done hears of one kind of move of whoever looks only then. Any event that all hear will do. */
const overheard = (kind: string) =>
  ({
    apply(state: FortuneState & { late?: string }, seat, move, table) {
      const now = `${state.round} ${seat}`;
      if (move.kind === "look" && state.played[rival(seat)] !== null) state.late = now;
      if (move.kind === kind && state.late === now)
        table.emit?.({ kind: "dealt", seat, hand: null });
      fortune.apply(state, seat, move, table);
    },
  }) satisfies Partial<typeof fortune>;

/** A question that follows is the old one to everybody but the seat it is put to. */
export const fortuneMutants = [
  variant(
    fortuneKit,
    ["asked", "starts the clock anew, a little shorter, for whoever has looked"],
    {
      decisions: following((decision) => ({ ...decision, limitMs: 900 })),
    },
  ),
  variant(fortuneKit, ["asked", "follows a question of the rival's"], {
    decisions: following((decision) => ({ ...decision, follows: decision.follows ^ 2 })),
  }),
  variant(fortuneKit, ["asked", "follows a question that was never open"], {
    decisions: following((decision) => ({ ...decision, follows: decision.follows + 100 })),
  }),
  variant(fortuneKit, ["asked", "follows a question of an earlier round"], {
    decisions: (state) =>
      fortune
        .decisions(state)
        .map((decision) =>
          state.round > 1 ? { ...decision, follows: decision.id - 4 } : decision,
        ),
  }),
  variant(fortuneKit, ["asked", "names what a question follows only later"], {
    decisions: (state) =>
      fortune
        .decisions(state)
        .map(({ follows, ...decision }) =>
          follows !== undefined && state.staged[decision.seat] !== null
            ? { ...decision, follows }
            : decision,
        ),
  }),
  variant(fortuneKit, ["expiry", "lets a question follow one whose time is up"], {
    expire(state, seat, clock, table) {
      if (state.looked[seat]) return fortune.expire(state, seat, clock, table);
      state.looked[seat] = state.round;
    },
  }),
  variant(fortuneKit, ["secrecy", "shows whoever looks what its rival has staged"], SPIES),
  variant(fortuneKit, ["hush", "lets a rival who is done hear who looks"], overheard("look")),
  variant(fortuneKit, ["hush", "lets it hear what is staged after that"], overheard("stage")),
];

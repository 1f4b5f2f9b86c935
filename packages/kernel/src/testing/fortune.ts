import type { Decision, Game } from "../game.ts";
import { accept } from "../result.ts";
import type { Rng } from "../rng.ts";
import { isSeat, rival, SEATS } from "../seat.ts";
import type { BySeat, Seat } from "../seat.ts";
import type { LawKit } from "./kit.ts";
import { toy, toyKit } from "./toy.ts";
import type { Toy, ToyEvent, ToyState, ToyView } from "./toy.ts";

/**
 * High Card with a fortune, the smallest game in which a question follows another: a card lies face down before each
 * seat, and while both choose a seat may look at its own, once a match. It knows more then, and has no more time.
 */
interface Fortune {
  settings: Toy["settings"];
  entry: null;
  state: FortuneState;
  move: Toy["move"] | { readonly kind: "look" };
  event: FortuneEvent;
  view: FortuneView;
}

export interface FortuneState extends ToyState {
  readonly fortunes: BySeat<number>;
  /** The round in which each seat looked at its own; 0 until then. */
  readonly looked: BySeat<number>;
}

type FortuneEvent =
  | ToyEvent
  | { readonly kind: "looked"; readonly seat: Seat; readonly fortune: number };

export interface FortuneView extends ToyView {
  readonly fortune: number | null;
  readonly looked: number;
}

const FORTUNES = 3;

export const fortune: Game<Fortune> = {
  ...toy,
  id: "fortune",
  parseMove: (input) => (isLook(input) ? accept({ kind: "look" }) : toy.parseMove(input)),
  setup(config, table) {
    const state = toy.setup({ ...config }, table);
    const fortunes: BySeat<number> = [table.rng.below(FORTUNES), table.rng.below(FORTUNES)];
    return { ...state, fortunes, looked: [0, 0] };
  },
  decisions: (state) => toy.decisions(state).map((decision) => asked(state, decision)),
  refusal: (state, seat, move) => {
    if (move.kind !== "look") return toy.refusal(state, seat, move);
    return state.looked[seat] ? { code: "looked", words: "You know your fortune." } : null;
  },
  apply(state, seat, move, table) {
    if (move.kind !== "look") return toy.apply(state, seat, move, table);
    state.looked[seat] = state.round;
    table.emit?.({ kind: "looked", seat, fortune: state.fortunes[seat] });
  },
  view(state, viewer) {
    const looked = isSeat(viewer) ? state.looked[viewer] : 0;
    const own = isSeat(viewer) && looked > 0 ? state.fortunes[viewer] : null;
    return { ...toy.view(state, viewer), fortune: own, looked };
  },
  redact(event, viewer) {
    if (event.kind !== "looked") return toy.redact(event, viewer);
    return event.seat === viewer ? event : null;
  },
  determinize,
};

const isLook = (input: unknown): boolean =>
  typeof input === "object" && input !== null && "kind" in input && input.kind === "look";

/** Whoever has looked is asked anew in that round. */
function asked({ round, looked }: FortuneState, { id, seat, ...rest }: Decision): Decision {
  const first = { id: id * 2, seat, ...rest };
  return looked[seat] === round ? { ...first, id: first.id + 1, follows: first.id } : first;
}

/** The rival's fortune may be any, and it may have looked at any time. */
function determinize(view: FortuneView, seat: Seat, rng: Rng): FortuneState {
  const fortunes: BySeat<number> = [rng.below(FORTUNES), rng.below(FORTUNES)];
  const looked: BySeat<number> = [0, 0];
  fortunes[seat] = view.fortune ?? fortunes[seat];
  looked[seat] = view.looked;
  looked[rival(seat)] = rng.below(view.round + 1);
  return { ...toy.determinize(view, seat, rng), fortunes, looked };
}

export const fortuneKit: LawKit<Fortune> = {
  ...toyKit,
  game: fortune,
  extraMoves: (state, seat, rng) => [...toyKit.extraMoves(state, seat, rng), { kind: "look" }],
  sound: (state) =>
    SEATS.every((seat) => state.looked[seat] <= state.round)
      ? toyKit.sound(state)
      : "a seat has looked in a round that is still to come",
  numbers: {
    of: toyKit.numbers.of,
    after: (numbers, event) =>
      event.kind === "looked" ? numbers : toyKit.numbers.after(numbers, event),
  },
  events: [...toyKit.events, "looked"],
  features: {
    of: (event) => (event.kind === "looked" ? [] : toyKit.features!.of(event)),
    mustSee: toyKit.features!.mustSee,
  },
};

import type { Game } from "../game.ts";
import type { LawKit } from "./kit.ts";
import { toy, toyKit } from "./toy.ts";
import type { Toy, ToyState, ToyView } from "./toy.ts";

/** A game broken on purpose, and the law that must catch it. */
export interface Mutant {
  readonly law: string;
  readonly name: string;
  readonly kit: LawKit<Toy>;
}

const mutant = (law: string, name: string, difference: Partial<Game<Toy>>): Mutant => ({
  law,
  name,
  kit: { ...toyKit, game: { ...toy, ...difference } },
});

let ticks = 0;
const REMEMBERED = new WeakMap<ToyState, Map<string, ReturnType<typeof toy.legalMoves>>>();
const SHARED_TRICKS: [number, number] = [0, 0];

export const MUTANTS: readonly Mutant[] = [
  mutant("replay", "keeps a Set in its state", {
    setup: (config, table) => ({ ...toy.setup(config, table), seen: new Set([1]) }),
  }),
  mutant("replay", "keeps a fraction in its state", {
    setup: (config, table) => ({ ...toy.setup(config, table), weight: 0.5 }),
  }),
  mutant("replay", "remembers something outside its state", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      state.tricks[0] += (ticks = (ticks + 1) % 7) === 0 ? 1 : 0;
    },
  }),
  mutant("replay", "tells of things that only this run knows", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      table.emit?.({ kind: "staged", seat, card: ++ticks });
    },
  }),
  mutant("replay", "plays another game when nobody listens", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      if (!table.emit) state.tricks[seat]++;
    },
  }),
  mutant("replay", "remembers legal moves by the state they were asked of", {
    legalMoves(state, seat) {
      const key = `${seat}`;
      const known = REMEMBERED.get(state) ?? new Map<string, ReturnType<typeof toy.legalMoves>>();
      REMEMBERED.set(state, known);
      const moves = known.get(key) ?? toy.legalMoves(state, seat);
      known.set(key, moves);
      return moves;
    },
  }),
  mutant("replay", "shows how many matches it has seen", {
    setup(config, table) {
      ticks++;
      return toy.setup(config, table);
    },
    view: (state, viewer) => leaky(state, viewer, { ticks }),
  }),
  mutant("asked", "gives more time to whoever stages", {
    decisions: (state) =>
      toy.decisions(state).map((decision) => ({
        ...decision,
        limitMs: state.staged[decision.seat] === null ? 1000 : 9000,
      })),
  }),
  mutant("asked", "asks nobody in the second round", {
    decisions: (state) => (state.round === 2 ? [] : toy.decisions(state)),
  }),
  mutant("asked", "asks and leaves no move", { legalMoves: () => [] }),
  mutant("asked", "lists a move it refuses", {
    legalMoves: (state, seat) => [...toy.legalMoves(state, seat), { kind: "play", card: 9 }],
  }),
  mutant("asked", "lists a move that does not survive the wire", {
    legalMoves: (state, seat) => toy.legalMoves(state, seat).map((move) => ({ ...move, by: seat })),
  }),
  mutant("asked", "uses a decision id again", {
    decisions: (state) =>
      toy.decisions(state).map((decision) => ({ ...decision, id: decision.seat })),
  }),
  mutant("asked", "lets one seat close the other's question", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      const other = seat === 0 ? 1 : 0;
      if (move.kind === "play" && state.played[seat] !== null) toy.expire(state, other, table);
    },
  }),
  mutant("refusals", "counts what it refuses", {
    refusal(state, seat, move) {
      const refusal = toy.refusal(state, seat, move);
      if (refusal) state.tricks[seat]++;
      return refusal;
    },
  }),
  mutant("refusals", "chokes on garbage", {
    parseMove(input) {
      if (typeof input === "string") throw new Error("I read no texts");
      return toy.parseMove(input);
    },
  }),
  mutant("refusals", "chokes on strange settings", {
    parseSettings(input) {
      if (Array.isArray(input)) throw new Error("I read no lists");
      return toy.parseSettings(input);
    },
  }),
  mutant("refusals", "gives no reason", {
    refusal: (state, seat, move) => toy.refusal(state, seat, move) && { code: "", words: "" },
  }),
  mutant("secrecy", "shows the rival's staged card", {
    view: (state, viewer) => leaky(state, viewer, { rivals: [...state.staged] }),
  }),
  mutant("secrecy", "shows the rival's hand", {
    view: (state, viewer) =>
      leaky(state, viewer, { rivals: [...state.hands[0], ...state.hands[1]] }),
  }),
  mutant("secrecy", "lets the legal moves tell of the rival", {
    legalMoves: (state, seat) =>
      toy
        .legalMoves(state, seat)
        .slice(0, Math.max(1, 1 + (Math.max(...state.hands[seat === 0 ? 1 : 0]) % 3))),
  }),
  mutant("secrecy", "tells a seat what its rival stages", { redact: (event) => event }),
  mutant("secrecy", "guesses the emptiest state every time", {
    determinize: (view, seat) => emptiest(view, seat),
  }),
  mutant("secrecy", "forgets in its guess what the seat staged", {
    determinize: (view, seat, rng) => ({
      ...toy.determinize(view, seat, rng),
      staged: [null, null],
    }),
  }),
  mutant("secrecy", "tells in its refusals whether the rival is ready", {
    refusal: (state, seat, move) =>
      toy.refusal(state, seat, move) && {
        code: "not-in-hand",
        words: `You do not hold that, and your rival ${state.played[seat === 0 ? 1 : 0] === null ? "waits" : "is ready"}.`,
      },
  }),
  mutant("secrecy", "tells everybody what was dealt", {
    redact: (event, viewer) => (event.kind === "dealt" ? event : toy.redact(event, viewer)),
  }),
  mutant("secrecy", "lets the hands slip out with a trick", {
    apply(state, seat, move, { rng, emit }) {
      const held = state.hands.map((hand) => [...hand]);
      toy.apply(state, seat, move, {
        rng,
        emit:
          emit &&
          ((event) => emit(event.kind === "trick" ? ({ ...event, held } as typeof event) : event)),
      });
    },
  }),
  mutant("secrecy", "guesses cards that do not exist", {
    determinize(view, seat, rng) {
      const state = toy.determinize(view, seat, rng);
      state.hands[seat === 0 ? 1 : 0] = [];
      return state;
    },
    view: (state, viewer) => ({ ...toy.view(state, viewer), counts: [0, 0] }),
  }),
  mutant("hush", "shows that the rival is ready", {
    view: (state, viewer) =>
      leaky(state, viewer, { ready: state.played.map((card) => card !== null) }),
    determinize: (view, seat, rng) => agreeing(view, toy.determinize(view, seat, rng), seat),
  }),
  mutant("hush", "lets everybody hear of staged cards", { redact: (event) => event }),
  mutant("hush", "lets only spectators hear of staged cards", {
    redact: (event, viewer) => (viewer === "spectator" ? event : toy.redact(event, viewer)),
  }),
  mutant("spectator", "shows the spectator a hand", {
    view: (state, viewer) =>
      viewer === "spectator" ? toy.view(state, 0) : toy.view(state, viewer),
  }),
  mutant("spectator", "tells the spectator what was dealt", {
    redact: (event, viewer) =>
      viewer === "spectator" && event.kind === "dealt" ? event : toy.redact(event, viewer),
  }),
  mutant("spectator", "tells a seat something that did not happen", {
    redact: (event, viewer) =>
      event.kind === "dealt" && event.seat !== viewer
        ? { ...event, hand: [7] }
        : toy.redact(event, viewer),
  }),
  mutant("ends", "deals again for ever", {
    apply: (state, seat, move, table) => endless(state, () => toy.apply(state, seat, move, table)),
    expire: (state, seat, table) => endless(state, () => toy.expire(state, seat, table)),
  }),
  mutant("expiry", "ignores the bell", { expire: () => {} }),
  mutant("expiry", "breaks when the bell rings", {
    expire() {
      throw new Error("no bell here");
    },
  }),
  mutant("purity", "reads the clock and forgets it", {
    apply(state, seat, move, table) {
      if (Reflect.construct(Date, []) === undefined) return;
      toy.apply(state, seat, move, table);
    },
  }),
  mutant("purity", "rolls ambient dice in a view and forgets them", {
    view(state, viewer) {
      Math.random();
      return toy.view(state, viewer);
    },
  }),
  mutant("purity", "rolls ambient dice in its guesses", {
    determinize(view, seat, rng) {
      Math.random();
      return toy.determinize(view, seat, rng);
    },
  }),
  mutant("purity", "reads the clock when it redacts", {
    redact(event, viewer) {
      Date.now();
      return toy.redact(event, viewer);
    },
  }),
  mutant("purity", "hands out its own hand as a view", {
    view: (state, viewer) => ({
      ...toy.view(state, viewer),
      hand: viewer === "spectator" ? null : state.hands[viewer],
    }),
  }),
  mutant("purity", "changes a state by looking at it", {
    view(state, viewer) {
      state.staged[0] = state.staged[0] === null ? 1 : null;
      return toy.view(state, viewer);
    },
  }),
  mutant("purity", "uses up the config it was given", {
    setup(config, table) {
      Reflect.set(Object(config.settings), "cards", Math.max(1, config.settings.cards - 1));
      return toy.setup(config, table);
    },
  }),
  mutant("purity", "shares one score between all matches", {
    setup(config, table) {
      SHARED_TRICKS.fill(0);
      return { ...toy.setup(config, table), tricks: SHARED_TRICKS };
    },
  }),
];

const leaky = (state: ToyState, viewer: 0 | 1 | "spectator", leak: object): ToyView => ({
  ...toy.view(state, viewer),
  ...leak,
});

function emptiest(view: ToyView, seat: 0 | 1): ToyState {
  const cards = [1, 2, 3, 4, 5].slice(0, view.counts[seat === 0 ? 1 : 0]);
  const own = [...(view.hand ?? [])];
  return {
    round: view.round,
    hands: seat === 0 ? [own, cards] : [cards, own],
    staged: seat === 0 ? [view.staged, null] : [null, view.staged],
    played: seat === 0 ? [view.played, null] : [null, view.played],
    tricks: [...view.tricks],
    last: view.last,
    outcome: view.outcome,
  };
}

/** Makes a guess agree with the readiness a leaky view shows, so that only the hush law can object. */
function agreeing(view: ToyView & { ready?: boolean[] }, state: ToyState, seat: 0 | 1): ToyState {
  const other = seat === 0 ? 1 : 0;
  const ready = view.ready?.[other] ?? false;
  if (ready && state.played[other] === null) state.played[other] = state.hands[other].pop() ?? null;
  if (!ready && state.played[other] !== null) state.hands[other].push(state.played[other]);
  if (!ready) state.played[other] = null;
  return state;
}

function endless(state: ToyState, rules: () => void): void {
  rules();
  if (!state.outcome) return;
  state.outcome = null;
  state.hands[0].push(1, 2);
  state.hands[1].push(3, 4);
}

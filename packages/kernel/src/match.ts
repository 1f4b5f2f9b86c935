import { clone } from "./clone.ts";
import type { Config, Decision, Forfeit, Game, Outcome, Shape, Table } from "./game.ts";
import type { Expiry, Input, Leavers } from "./input.ts";
import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";
import { generator, rngState } from "./rng.ts";
import type { RngState } from "./rng.ts";
import { rival } from "./seat.ts";
import type { Seat } from "./seat.ts";

/** A match at one moment, as plain data. Chance lives beside the game's state, where no view can reach it. */
export interface Position<S> {
  readonly state: S;
  readonly rng: Readonly<RngState>;
  /** While paused the clocks stand still: nothing expires. */
  readonly paused: boolean;
  /** The outcome of a forfeit; null while nobody has forfeited. */
  readonly forfeited: Outcome | null;
}

/** What an input led to. `input` is as it goes into the log: its move parsed. Nothing in it is shared. */
export interface Step<T extends Shape> {
  readonly input: Input;
  readonly position: Position<T["state"]>;
  readonly events: readonly T["event"][];
}

/** A match before its first input. */
export type Opening<T extends Shape> = Omit<Step<T>, "input">;

/** Sets the table up. */
export function open<T extends Shape>(game: Game<T>, config: Config<T>, seed: string): Opening<T> {
  const rng = rngState(seed);
  const events: T["event"][] = [];
  const table = {
    rng: generator(rng),
    emit: (event: T["event"]) => void events.push(clone(event)),
  };
  const state = game.setup(clone(config), table);
  return { position: { state, rng, paused: false, forfeited: null }, events };
}

/** How the match ended, by its rules or by forfeit; null while it goes on. */
export const outcome = <T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
): Outcome | null => position.forfeited ?? game.outcome(position.state);

/** The questions open now; none once the match is over. */
export const decisions = <T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
): readonly Decision[] => (position.forfeited ? [] : game.decisions(position.state));

/** The one door into a match: every input passes here, and is either taken or refused with nothing changed. */
export function advance<T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  input: Input,
): Result<Step<T>> {
  if (outcome(game, position)) return refuse("match-over", "The match is over.");
  switch (input.kind) {
    case "move":
      return submit(game, position, input.seat, input.move);
    case "expire":
      return expire(game, position, input);
    case "forfeit":
      return accept(
        step(position, input, { forfeited: forfeited(game, input.seats, input.reason) }),
      );
    case "pause":
      return position.paused
        ? refuse("paused", "The match is paused already.")
        : accept(step(position, input, { paused: true }));
    case "resume":
      return position.paused
        ? accept(step(position, input, { paused: false }))
        : refuse("not-paused", "The match is not paused.");
  }
}

function submit<T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  seat: Seat,
  raw: unknown,
): Result<Step<T>> {
  const parsed = game.parseMove(raw);
  if (!parsed.ok) return refuse("unparsable", parsed.refusal.words);
  if (!questionOf(game, position, seat)) return notAsked();
  const move = parsed.value;
  const refusal = game.refusal(position.state, seat, move);
  if (refusal) return { ok: false, refusal };
  const input = { kind: "move", seat, move: clone(move) } as const;
  return accept(
    change(position, input, (state, table) => game.apply(state, seat, clone(move), table)),
  );
}

function expire<T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  { kind, seat, clock }: Expiry,
): Result<Step<T>> {
  if (position.paused) return refuse("paused", "The match is paused: no bell rings.");
  const asked = questionOf(game, position, seat);
  if (!asked) return notAsked();
  if (clock && asked.bankMs === undefined)
    return refuse("no-bank", "This question draws on no bank.");
  const input: Expiry = clock ? { kind, seat, clock } : { kind, seat };
  return accept(
    change(position, input, (state, table) => game.expire(state, seat, clock ?? "limit", table)),
  );
}

const questionOf = <T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  asked: Seat,
): Decision | undefined => game.decisions(position.state).find(({ seat }) => seat === asked);

const notAsked = () => refuse("not-your-decision", "There is nothing to decide now.");

/** Runs rules on a copy of the position and gathers what they emit. */
function change<T extends Shape>(
  position: Position<T["state"]>,
  input: Input,
  rules: (state: T["state"], table: Table<T["event"]>) => void,
): Step<T> {
  const state = clone(position.state);
  const rng: RngState = [...position.rng];
  const events: T["event"][] = [];
  // Events are copied as they are emitted: rules may go on changing what they mention.
  rules(state, { rng: generator(rng), emit: (event) => void events.push(clone(event)) });
  return { input, position: { ...position, state, rng }, events };
}

function step<T extends Shape>(
  position: Position<T["state"]>,
  input: Input,
  difference: Partial<Position<T["state"]>>,
): Step<T> {
  return { input: clone(input), position: { ...clone(position), ...difference }, events: [] };
}

/** One seat gives up: its rival wins. Both at once: both lose, unless both were lost to a fault, which voids the match. */
function forfeited<T extends Shape>(game: Game<T>, seats: Leavers, why: Forfeit): Outcome {
  const reason = game.forfeits[why];
  if (seats.length === 2) return { result: why === "abandoned" ? "void" : "both-lose", reason };
  return { result: "win", seat: rival(seats[0]), reason };
}

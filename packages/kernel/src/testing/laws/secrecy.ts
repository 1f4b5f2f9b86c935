import { asTold, heardBy, isToldOf } from "../../audience.ts";
import { canonical, same } from "../../canonical.ts";
import { clone } from "../../clone.ts";
import type { Game, Shape } from "../../game.ts";
import type { Input } from "../../input.ts";
import { decisions, outcome } from "../../match.ts";
import type { Position } from "../../match.ts";
import { pick, seededRng } from "../../rng.ts";
import type { Rng } from "../../rng.ts";
import type { Refusal } from "../../result.ts";
import { rival, SEATS } from "../../seat.ts";
import type { Seat } from "../../seat.ts";
import { difference } from "../difference.ts";
import { bellsOf } from "../bells.ts";
import { demand } from "../kit.ts";
import type { LawKit } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Law } from "./law.ts";
import { closedEvents, closedView } from "./open-facts.ts";
import { attempt, isAsked, isFollowed, isRevealed, someInput } from "./reveal.ts";
import type { OwnInput } from "./reveal.ts";
import { tellsNoMore } from "./story.ts";

export const secrecyLaw: Law = {
  id: "secrecy",
  promise:
    "a seat cannot tell the match from its twin, made from that seat's view alone, until the reveal",
  check(kit, trail, rng, memory) {
    tellsNoMore(kit, trail, memory);
    const live = positionsOf(trail).filter((position) => !outcome(kit.game, position));
    if (live.length === 0) return;
    const position = pick(rng, live);
    for (const seat of SEATS) {
      const twin = twinOf(kit.game, position, seat, rng);
      looksTheSame(kit.game, position, twin, seat);
      isGuessed(kit.game, position, twin, seat);
      canBePlayedOn(kit, twin);
      staysTheSame(kit, [position, twin], seat, rng);
    }
    for (const seat of SEATS) staysTheSame(kit, [position, position], seat, rng);
  },
};

/** A position this seat must think possible. */
export function twinOf<T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  seat: Seat,
  rng: Rng,
): Position<T["state"]> {
  const view = clone(game.view(position.state, seat));
  return { ...clone(position), state: clone(game.determinize(view, seat, rng)) };
}

function looksTheSame<T extends Shape>(
  game: Game<T>,
  a: Position<T["state"]>,
  b: Position<T["state"]>,
  seat: Seat,
): void {
  const found = difference(face(game, a, seat), face(game, b, seat));
  demand(found === null, () => `seat ${seat} can tell its twin apart: ${found}`);
}

/** All that a seat has before it: its view, the questions it is told of, its legal moves. */
function face<T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  seat: Seat,
): Readonly<Record<"view" | "asked" | "legal", unknown>> {
  const asked = decisions(game, position)
    .filter((decision) => isToldOf(decision, seat))
    .map((decision) => asTold(decision, seat));
  const legal = isAsked(game, position, seat) ? game.legalMoves(position.state, seat) : [];
  return { view: game.view(position.state, seat), asked, legal };
}

/** If the twin differs from the truth, the view allows both, so `determinize` must be able to say more than one thing. */
function isGuessed<T extends Shape>(
  game: Game<T>,
  a: Position<T["state"]>,
  b: Position<T["state"]>,
  seat: Seat,
): void {
  if (same(a.state, b.state)) return;
  const view = clone(game.view(a.state, seat));
  const rng = seededRng(canonical(view));
  for (let i = 0; i < 64; i++) if (!same(game.determinize(view, seat, rng), b.state)) return;
  demand(
    false,
    () => `determinize gives seat ${seat} the same state every time: ${canonical(b.state)}`,
  );
}

/** A guess is a match like any other: whoever is asked can answer, and the bells bring it to its end. */
function canBePlayedOn<T extends Shape>(kit: LawKit<T>, twin: Position<T["state"]>): void {
  let position: Position<T["state"]> = { ...twin, paused: false };
  for (const { seat } of decisions(kit.game, position)) {
    const moves = kit.game.legalMoves(position.state, seat);
    const refused = moves.find((move) => kit.game.refusal(position.state, seat, move) !== null);
    demand(
      moves.length > 0 && refused === undefined,
      () => `a guess is no match: seat ${seat} cannot play ${canonical(refused ?? null)}`,
    );
  }
  for (let bells = 0; bells <= kit.bound && !outcome(kit.game, position); bells++) {
    const [bell] = bellsOf(decisions(kit.game, position)[0]!);
    position = attempt(kit.game, position, bell).position;
  }
  demand(
    outcome(kit.game, position) !== null,
    () => `a guess never ends: ${canonical(twin.state)}`,
  );
}

/**
 * Both go on with the same inputs of the seat, and each with its own rival's. In a twin chance may have laid by something
 * else for the seat, so there it ends when a question follows; what the seat then learns must be no different in the same
 * match with another rival.
 */
function staysTheSame<T extends Shape>(
  kit: LawKit<T>,
  [a, b]: readonly [Position<T["state"]>, Position<T["state"]>],
  seat: Seat,
  rng: Rng,
): void {
  const inputs: OwnInput[] = [];
  for (let i = 0; i < 3 && isAsked(kit.game, a, seat); i++)
    inputs.push(someInput(kit, a, seat, rng));
  const isOver: IsOver<T> = (before, after) =>
    isRevealed(kit.game, before, after, seat) ||
    (a !== b && isFollowed(kit.game, before, after, seat));
  const one = told(kit, a, inputs, { rng, isOver });
  const two = told(kit, b, inputs, { rng, isOver });
  for (let i = 0; i < Math.min(one.length, two.length); i++) {
    const found = difference(one[i], two[i]);
    demand(found === null, () => `before the reveal seat ${seat} can tell its twin: ${found}`);
  }
}

type IsOver<T extends Shape> = (
  before: Position<T["state"]>,
  after: Position<T["state"]>,
) => boolean;

/** What the seat that makes these inputs is told, public facts aside, one by one, until it is over; its rival does as it likes. */
function told<T extends Shape>(
  kit: LawKit<T>,
  start: Position<T["state"]>,
  inputs: readonly OwnInput[],
  { rng, isOver }: { readonly rng: Rng; readonly isOver: IsOver<T> },
): unknown[] {
  const lines: unknown[] = [];
  let position = start;
  for (const input of inputs) {
    const { seat } = input;
    const other = rival(seat);
    const before = position;
    const events: T["event"][] = [];
    const take = (next: Input): Refusal | null => {
      const step = attempt(kit.game, position, next);
      position = step.position;
      events.push(...step.events);
      return step.refusal;
    };
    if (isAsked(kit.game, position, other) && rng.below(2) === 0)
      take(someInput(kit, position, other, rng));
    if (isOver(before, position)) break;
    const between = position;
    const answer = take(input);
    if (isOver(between, position)) break;
    const seen = face(kit.game, position, seat);
    lines.push({
      ...seen,
      view: closedView(kit, seen.view),
      heard: closedEvents(kit, heardBy(kit.game, events, seat)),
      answer,
    });
  }
  return lines;
}

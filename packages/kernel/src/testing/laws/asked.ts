import { canonical, same } from "../../canonical.ts";
import type { Decision, Game, Shape } from "../../game.ts";
import { advance, decisions, outcome } from "../../match.ts";
import type { Position } from "../../match.ts";
import { pick } from "../../rng.ts";
import { isSeat } from "../../seat.ts";
import type { Seat } from "../../seat.ts";
import { demand } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Law } from "./law.ts";

export const askedLaw: Law = {
  id: "asked",
  promise:
    "somebody is asked until the match ends; whoever is asked has a legal move; every listed move is accepted; clocks keep their terms",
  check({ game }, trail, rng) {
    const closed = new Set<number>();
    const banks = new Map<Seat, number>();
    let before: readonly Decision[] = [];
    for (const [index, position] of positionsOf(trail).entries()) {
      const open = decisions(game, position);
      const over = outcome(game, position) !== null;
      demand(over === (open.length === 0), () =>
        over ? "a seat is asked after the end" : "nobody is asked, and the match goes on",
      );
      open.forEach(wellFormed);
      keepsItsBank(banks, open);
      demand(
        new Set(open.map(({ seat }) => seat)).size === open.length,
        () => "a seat is asked twice at once",
      );
      for (const { id } of before) if (!open.some((decision) => decision.id === id)) closed.add(id);
      keepsItsTerms(before, open);
      followsItsOwn(before, open);
      for (const { id } of open)
        demand(!closed.has(id), () => `decision ${id} was closed and is open again`);
      const input = trail.steps[index - 1]?.input;
      if (!over && input && "seat" in input) keepsTheOther(before, open, input.seat);
      for (const { seat } of open) {
        demand(
          game.legalMoves(position.state, seat).length > 0,
          () => `seat ${seat} is asked and has no legal move`,
        );
      }
      before = open;
    }
    const position = pick(rng, positionsOf(trail));
    for (const { seat } of decisions(game, position)) {
      listedMovesAreAccepted(game, position, seat);
      const move = pick(rng, game.legalMoves(position.state, seat));
      demand(
        advance(game, position, { kind: "move", seat, move }).ok,
        () => `listed move ${canonical(move)} is refused`,
      );
    }
  },
};

function wellFormed(decision: Decision): void {
  const { id, seat, limitMs, bankMs = 1 } = decision;
  const numbers = [id, limitMs ?? 1, bankMs].every((n) => Number.isSafeInteger(n) && n >= 0);
  const isSome = isSeat(seat) && limitMs !== 0 && bankMs !== 0;
  demand(numbers && isSome, () => `not a decision: ${canonical(decision)}`);
}

/** The same question runs on with the same clock. */
function keepsItsTerms(before: readonly Decision[], open: readonly Decision[]): void {
  for (const decision of open) {
    const was = before.find(({ id }) => id === decision.id);
    demand(
      !was || same(was, decision),
      () => `decision ${decision.id} changed while it was open: ${canonical([was, decision])}`,
    );
  }
}

/** A seat has one bank for the match: it is as large whenever a question draws on it. */
function keepsItsBank(banks: Map<Seat, number>, open: readonly Decision[]): void {
  for (const { id, seat, bankMs } of open) {
    if (bankMs === undefined) continue;
    const was = banks.get(seat) ?? bankMs;
    demand(
      was === bankMs,
      () => `with decision ${id} the bank of seat ${seat} is ${bankMs} ms, and was ${was} ms`,
    );
    banks.set(seat, bankMs);
  }
}

/** A question that follows goes on where one to the same seat was open until now: on the same clock, so with the same limit and bank. */
function followsItsOwn(before: readonly Decision[], open: readonly Decision[]): void {
  for (const { id, seat, limitMs, bankMs, follows } of open) {
    if (follows === undefined || before.some((was) => was.id === id)) continue;
    const was = before.find((decision) => decision.id === follows && decision.seat === seat);
    demand(!!was, () => `decision ${id} follows ${follows}, which was not open to seat ${seat}`);
    demand(
      was?.limitMs === limitMs,
      () => `decision ${id} follows ${follows} with another limit: ${limitMs} ms`,
    );
    demand(was?.bankMs === bankMs, () => `decision ${id} follows ${follows} with another bank`);
  }
}

/** Seats asked together answer together: what one does never closes the other's question. */
function keepsTheOther(before: readonly Decision[], open: readonly Decision[], seat: number): void {
  const other = before.find((decision) => decision.seat !== seat);
  if (!other || !before.some((decision) => decision.seat === seat)) return;
  demand(
    open.some(({ id }) => id === other.id),
    () => `seat ${seat} closed decision ${other.id} of its rival`,
  );
}

function listedMovesAreAccepted<T extends Shape>(
  game: Game<T>,
  { state }: Position<T["state"]>,
  seat: 0 | 1,
): void {
  for (const move of game.legalMoves(state, seat)) {
    const parsed = game.parseMove(JSON.parse(JSON.stringify(move)));
    demand(
      parsed.ok && same(parsed.value, move),
      () => `listed move ${canonical(move)} does not survive the wire`,
    );
    const refusal = game.refusal(state, seat, move);
    demand(refusal === null, () => `listed move ${canonical(move)} is refused: ${refusal?.words}`);
  }
}

import type { Seat } from "@holmgang/kernel";
import { TERRAINS } from "../../src/cards/language.ts";
import { holdOn } from "./board/auras.ts";
import { TILES } from "./board/tiles.ts";
import { has, partOf, unitsOf } from "./board/units.ts";
import { isAlike } from "./copy.ts";
import { aimsAt, raidTile, tilesInReach } from "./fight/targets.ts";
import { cardsLeft } from "./moves/place.ts";
import { canStep, stepsOf } from "./moves/walk.ts";
import { whyNotConvert, whyNotIgnite, whyNotSwitch } from "./refusals/craft.ts";
import { whyNotHelp } from "./refusals/help.ts";
import { whyNotThere } from "./refusals/place.ts";
import type { Copy, Helping, Move, State, Unit } from "./shape.ts";

const END: Move = { kind: "end" };
const HERO: Move = { kind: "hero" };
const HELPS = ["heal", "enhance", "reset", "boost"] as const satisfies readonly Helping[];

/** Everything a seat may do; of copies that are alike the first. */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (state.halfTurn === 0) return mulligans(state, seat);
  const { able, usedIn } = state.seats[seat].hero;
  return [
    ...placements(state, seat),
    ...unitsOf(state, seat)
      .toSorted((a, b) => a.id - b.id)
      .flatMap((unit) => actionsOf(state, unit)),
    ...(able && usedIn === null ? [HERO] : []),
    END,
  ];
}

/** Every choice of cards to give back, none included; of those that are alike the first ones. */
function mulligans({ settings, seats }: State, seat: Seat): readonly Move[] {
  const { hand } = seats[seat];
  let choices: readonly (readonly number[])[] = [[]];
  for (const [index, { copy }] of hand.entries()) {
    const open = choices.filter(
      (choice) => choice.length < settings.mulliganCards && isFirstLeft(hand, index, choice),
    );
    choices = [...choices, ...open.map((choice) => [...choice, copy])];
  }
  return choices.map((copies) => ({ kind: "mulligan", copies }));
}

/** Whether all copies like this one before it are chosen already. */
const isFirstLeft = (hand: readonly Copy[], index: number, choice: readonly number[]): boolean =>
  hand.slice(0, index).every((copy) => !isAlike(copy, hand[index]!) || choice.includes(copy.copy)); // the index is one of its own

function placements(state: State, seat: Seat): readonly Move[] {
  if (cardsLeft(state) === 0) return [];
  const { hand } = state.seats[seat];
  const kinds = hand.filter(
    (copy, index) => !hand.slice(0, index).some((held) => isAlike(held, copy)),
  );
  return kinds.flatMap((copy) =>
    TILES.filter((tile) => whyNotThere(state, seat, copy, tile) === null).map((tile): Move => ({
      kind: "place",
      card: copy.card,
      copy: copy.copy,
      tile,
    })),
  );
}

function actionsOf(state: State, unit: Unit): readonly Move[] {
  const able = unit.ap >= partOf(unit).strike;
  return [
    ...(canStep(state, unit)
      ? stepsOf(state, unit).map((tile): Move => ({ kind: "walk", unit: unit.id, tile }))
      : []),
    ...(able ? fights(state, unit) : []),
    ...(able ? crafts(state, unit) : []),
  ];
}

function fights(state: State, unit: Unit): readonly Move[] {
  if (has(unit, "hide") || !holdOn(state, unit).canAttack) return [];
  const targets = tilesInReach(unit).flatMap((tile) => aimsAt(state, unit.seat, tile));
  return [
    ...targets.map(({ seen }): Move => ({ kind: "attack", unit: unit.id, target: seen! })), // who is aimed at is seen
    ...(raidTile(state, unit) === null ? [] : [{ kind: "raid", unit: unit.id } as const]),
  ];
}

function crafts(state: State, unit: Unit): readonly Move[] {
  return [
    ...helps(state, unit),
    ...fires(state, unit),
    ...turns(state, unit),
    ...swaps(state, unit),
  ];
}

function helps(state: State, unit: Unit): readonly Move[] {
  const { id } = unit;
  return HELPS.filter((kind) => has(unit, kind)).flatMap((kind) =>
    unitsOf(state, unit.seat)
      .map((target): Move & { kind: Helping } => ({ kind, unit: id, target: target.id }))
      .filter((move) => whyNotHelp(state, unit, move) === null),
  );
}

const fires = (state: State, unit: Unit): readonly Move[] =>
  has(unit, "ignite")
    ? TILES.filter((tile) => whyNotIgnite(state, unit, tile) === null).map((tile): Move => ({
        kind: "ignite",
        unit: unit.id,
        tile,
      }))
    : [];

const turns = (state: State, unit: Unit): readonly Move[] =>
  has(unit, "convert")
    ? TILES.flatMap((tile) =>
        TERRAINS.filter((terrain) => whyNotConvert(state, unit, { tile, terrain }) === null).map(
          (terrain): Move => ({ kind: "convert", unit: unit.id, tile, terrain }),
        ),
      )
    : [];

function swaps(state: State, unit: Unit): readonly Move[] {
  if (!has(unit, "switch")) return [];
  const friends = unitsOf(state, unit.seat).toSorted((a, b) => a.id - b.id);
  return friends.flatMap((one, index) =>
    friends
      .slice(index + 1)
      .map((other): readonly [number, number] => [one.id, other.id])
      .filter((targets) => whyNotSwitch(state, unit, targets) === null)
      .map((targets): Move => ({ kind: "switch", unit: unit.id, targets })),
  );
}

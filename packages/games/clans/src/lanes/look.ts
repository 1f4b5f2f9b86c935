import { rival, SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { cardRow } from "../cards/cards.ts";
import { PROFILES } from "../cards/profile.ts";
import { announce, who } from "./announce.ts";
import type { Run } from "./announce.ts";
import { isEntered, stackAt } from "./board.ts";
import { baseOf, LANES, MIDDLE, ROWS } from "./places.ts";
import type { Lane, Row } from "./places.ts";
import type { Stack, State, Unit } from "./shape.ts";

/** Everybody looks around: hidden cards that can be seen now are shown, and bases that somebody stands on or scouts. */
export function lookAround(run: Run): void {
  const { lanes } = run.state;
  for (const lane of LANES)
    for (const seat of SEATS) {
      for (const row of ROWS) {
        const stack = lanes[lane].stacks[row][seat];
        if (!areShown(stack)) lookAt(run, stack, seat, { lane, row });
      }
      if (lanes[lane].known[seat]) continue;
      if (isEntered(lanes[lane], rival(seat)) || isScouted(run.state, lane, seat))
        learnTerrain(run, seat, lane);
    }
}

/** Hardly anybody is ever hidden, and it is asked of every stack four times a round. */
function areShown(stack: Stack): boolean {
  for (let place = 0; place < stack.length; place++) if (!stack[place]!.shown) return false;
  return true;
}

function lookAt(
  run: Run,
  stack: Stack,
  seat: Seat,
  at: { readonly lane: Lane; readonly row: Row },
): void {
  for (const [place, unit] of stack.entries())
    if (!unit.shown && !isHidden(run.state, stack, place, { seat, lane: at.lane }))
      show(run, unit, seat, at);
}

/** Whether a card that nobody has seen stays so here: directly behind one that conceals it, and no scout near. */
export const isHidden = (
  state: State,
  stack: Stack,
  place: number,
  { seat, lane }: { readonly seat: Seat; readonly lane: Lane },
): boolean => place === 1 && PROFILES[stack[0]!.card].hides && !isScouted(state, lane, rival(seat));

/** A scout in the middle sees its own lane and those beside it. */
function isScouted({ lanes }: State, lane: Lane, seat: Seat): boolean {
  for (const from of LANES) {
    if (Math.abs(from - lane) > 1) continue;
    for (const { card } of stackAt(lanes[from], MIDDLE, seat))
      if (PROFILES[card].spies) return true;
  }
  return false;
}

/** From now on everybody knows what it is. */
export function show(
  { state, table }: Run,
  unit: Unit,
  seat: Seat,
  at: { readonly lane: Lane; readonly row: Row },
): void {
  if (unit.shown) return;
  unit.shown = true;
  noteVariation(state, seat, unit);
  announce(table, "unit_shown", () => ({ ...at, unit: who(unit, seat), hp: unit.hp }));
}

/** A variation that was seen counts for everybody. */
export function noteVariation({ seats }: State, seat: Seat, { card }: Unit): void {
  const { family } = cardRow(card);
  const played = family && seats[seat].told.played[family];
  if (played && !played.includes(card)) played.push(card);
}

/** The seat knows the rival's base in this lane from now on. */
export function learnTerrain({ state, table }: Run, seat: Seat, lane: Lane): void {
  const { known, terrain } = state.lanes[lane];
  if (known[seat]) return;
  known[seat] = true;
  const row = baseOf(rival(seat));
  announce(table, "terrain_shown", () => ({ lane, row, seat, terrain: terrain[row] }));
}

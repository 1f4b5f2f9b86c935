import { seatHead, seatsFor } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { CARDS } from "../cards/cards.ts";
import { PROFILES } from "../cards/profile.ts";
import { HEROES } from "../heroes.ts";
import { placementWords } from "./move-words.ts";
import { LANE_NAMES, LANES, MIDDLE, OUTWARD } from "./places.ts";
import type { Lane, Row } from "./places.ts";
import type { UnitView, View } from "./shape.ts";

/** The table line by line: the rival, three lanes from the rival's base down, oneself, and one's hand. */
export function viewLines(view: View): readonly string[] {
  const [near, far] = seatsFor(view.viewer);
  return [
    seatLine(view, far),
    ...LANES.flatMap((lane) => laneLines(view, lane, near)),
    seatLine(view, near),
    ...ownLines(view, near),
  ];
}

function seatLine({ viewer, seats, settings }: View, seat: Seat): string {
  const { hp, hero, heroUsedIn, handCount, deckCount, gold, done } = seats[seat];
  return [
    `${seatHead(seat, viewer)} ${HEROES[hero].name}${heroUsedIn === null ? "" : " (used)"}`,
    `crystal ${hp}/${settings.crystalHp}`,
    `hand ${handCount}`,
    `deck ${deckCount}`,
    `gold ${gold}`,
    ...(done ? ["submitted"] : []),
  ].join("  ");
}

function laneLines(view: View, lane: Lane, near: Seat): readonly string[] {
  const { zone, owner } = view.lanes[lane];
  const held = owner === null ? "nobody’s" : owner === near ? "near side’s" : "far side’s";
  return [
    `${LANE_NAMES[lane]} (middle is ${held})`,
    ...OUTWARD[near].toReversed().map((row) => tileLine(view, lane, row, row === zone)),
  ];
}

function tileLine({ lanes }: View, lane: Lane, row: Row, isZone: boolean): string {
  const { terrain, stacks } = lanes[lane];
  const name = row === MIDDLE ? "middle" : "base";
  const units = stacks[row]
    .map((stack) => stack.map(unitWords).join(" + "))
    .filter((text) => text !== "")
    .join(" vs ");
  return `  ${isZone ? ">" : " "} ${name} ${terrain[row] ?? "???"}: ${units || "–"}`;
}

function unitWords({ card, hp }: UnitView): string {
  if (card === null) return "?";
  const { damage, tick } = PROFILES[card];
  return `${CARDS[card].name} ${damage}/${hp} t${tick}`;
}

function ownLines({ seats }: View, near: Seat): readonly string[] {
  const { own } = seats[near];
  if (!own) return [];
  const hand = own.hand.map((card) => {
    const { damage, hp, tick } = PROFILES[card];
    return `${CARDS[card].name} ${damage}/${hp} t${tick}`;
  });
  const staged = own.staged.map(placementWords);
  return [`Hand: ${hand.join(", ") || "–"}`, `Staged: ${staged.join(", ") || "–"}`];
}

import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { CARD_IDS, CARDS, isUnit } from "./cards/cards.ts";
import type { CardId } from "./cards/cards.ts";
import { LANES } from "./shape.ts";
import type { Lane, Move, Place, View } from "./shape.ts";

/** Reads `archer 3`, `strike e2`, `repositioning o1 o2`, `use 4`, `done`, `pass`, and answers to choices: `e2`, `scout`, `no`. */
export function readMove(line: string, { viewer, pending }: View): Move | null {
  const typed = line
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !PASSED_OVER.has(word));
  const [first = "", ...rest] = typed;
  if (viewer === "spectator") return null;
  if (pending) return rest.length === 0 ? readChoice(first, viewer) : null;
  if (first === "pass" && rest.length === 0) return { kind: "pass" };
  if (first === "done" && rest.length === 0) return { kind: "done" };
  if (first === "use") return onLane(rest, (lane) => ({ kind: "activate", lane }));
  const card = cardNamed(first);
  if (card === null) return null;
  if (isUnit(card)) return onLane(rest, (lane) => ({ kind: "deploy", card, lane }));
  const targets = rest.map((word) => placeFrom(word, viewer));
  return targets.includes(null)
    ? null
    : { kind: "cast", card, targets: targets.filter((target) => target !== null) };
}

/** Moves read well with them: `Archer to lane 3`, `Strike at e2`. */
const PASSED_OVER: ReadonlySet<string> = new Set(["to", "at", "lane"]);

function readChoice(word: string, seat: Seat): Move | null {
  if (word === "no") return { kind: "choose", option: null };
  const place = placeFrom(word, seat);
  if (place) return { kind: "choose", option: place };
  const card = cardNamed(word);
  return card && { kind: "choose", option: { card } };
}

function onLane(rest: readonly string[], made: (lane: Lane) => Move): Move | null {
  const lane = rest.length === 1 ? laneFrom(rest[0]!) : null;
  return lane === null ? null : made(lane);
}

/** `o3` is the own slot in lane 3, `e3` the enemy's. */
function placeFrom(word: string, seat: Seat): Place | null {
  const lane = laneFrom(word.slice(1));
  if (lane === null || (word[0] !== "o" && word[0] !== "e")) return null;
  return { seat: word[0] === "o" ? seat : rival(seat), lane };
}

const laneFrom = (word: string): Lane | null =>
  LANES.find((lane) => String(lane + 1) === word) ?? null;

const cardNamed = (word: string): CardId | null =>
  CARD_IDS.find((card) => CARDS[card].name.toLowerCase() === word) ?? null;

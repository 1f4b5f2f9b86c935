import { CARD_IDS, CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { plain } from "../plain.ts";
import { LANE_NAMES, LANES, PLACES } from "./places.ts";
import type { Ground, Lane, Place, Placement, Spot } from "./places.ts";
import type { Move, View } from "./shape.ts";

/** A move as it is typed. */
export function moveWords(move: Move): string {
  switch (move.kind) {
    case "stage":
      return placementWords(move);
    case "unstage":
      return `take back ${spotWords(move)}`;
    case "hero":
      return "hero";
    case "submit":
      return move.plan === null ? "submit" : `submit ${planWords(move.plan)}`;
  }
}

export const placementWords = (placement: Placement): string =>
  `${CARDS[placement.card].name} to ${spotWords(placement)}`;

const spotWords = ({ lane, at, place }: Spot): string =>
  `${LANE_NAMES[lane]}${at === "middle" ? " middle" : ""} ${place}`;

const planWords = (plan: readonly Placement[]): string =>
  plan.length === 0 ? "nothing" : plan.map(placementWords).join(", ");

/** `old guard west`, `fusilier to c back`, `take back east`, `hero`, `submit`. */
export function readMove(line: string, { seats, viewer }: View): Move | null {
  const text = plain(line);
  if (text === "hero") return { kind: "hero" };
  if (text === "submit" || text === "done") return { kind: "submit", plan: null };
  const own = viewer === "spectator" ? null : seats[viewer].own;
  const plan = /^submit (.+)$/.exec(text)?.[1];
  if (plan !== undefined) return readPlan(plan, own?.hand ?? []);
  const back = /^take back (.+)$/.exec(text)?.[1];
  const spot = readSpot(back ?? text);
  if (!spot) return null;
  if (back !== undefined) return spot.before === "" ? { kind: "unstage", ...spot.spot } : null;
  const placement = readPlacement(text, own?.hand ?? []);
  return placement && { kind: "stage", ...placement };
}

function readPlan(text: string, hand: readonly CardId[]): Move | null {
  if (text === "nothing") return { kind: "submit", plan: [] };
  const plan = text.split(/\s*,\s*/).map((part) => readPlacement(part, hand));
  return plan.every((placement) => placement !== null) ? { kind: "submit", plan } : null;
}

function readPlacement(text: string, hand: readonly CardId[]): Placement | null {
  const found = readSpot(text);
  const card = found && readCard(found.before, hand);
  return found && card ? { card, ...found.spot } : null;
}

/** The place a line ends with, and what stands before it. */
function readSpot(text: string): { readonly before: string; readonly spot: Spot } | null {
  const words =
    /^(?:(.*?)(?: to)? )?(west|center|east|w|c|e)(?: (base|middle))?(?: (front|back|f|b))?$/.exec(
      text,
    );
  if (!words) return null;
  const lane: Lane = LANES[["w", "c", "e"].indexOf(words[2]![0]!)]!; // the pattern has no other
  const at: Ground = words[3] === "middle" ? "middle" : "base";
  const place: Place = PLACES[words[4]?.startsWith("b") ? 1 : 0];
  return { before: words[1] ?? "", spot: { lane, at, place } };
}

/** By its whole name, or by the beginning of one that is in the hand. */
function readCard(text: string, hand: readonly CardId[]): CardId | null {
  const whole = CARD_IDS.find((id) => plain(CARDS[id].name) === text || id === text);
  if (whole) return whole;
  const held = new Set(hand.filter((id) => text !== "" && plain(CARDS[id].name).startsWith(text)));
  return held.size === 1 ? [...held][0]! : null;
}

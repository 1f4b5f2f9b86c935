import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { MIDDLE } from "@holmgang/clans";
import type { Events, Forecast, Lane } from "@holmgang/clans";
import { eventsOf } from "./moment.ts";
import { nameOfUnit } from "./names.ts";
import type { Shown } from "./shown.ts";
import { clansText } from "./text.ts";

const words = clansText.forecast;

/** A lane's round in one line: how it would end, and what would happen. */
interface LaneLine {
  readonly verdict: string;
  readonly tone: "good" | "bad" | "open" | "quiet";
  readonly words: string;
}

export function laneLine(told: Forecast, { lanes }: Shown, near: Seat, lane: Lane): LaneLine {
  const { winner, zone, open, crystal } = told.lanes[lane];
  const fell = eventsOf(told.events, "fell").filter((each) => each.lane === lane);
  const isFought = eventsOf(told.events, "fight_start").some((each) => each.lane === lane);
  const parts = [
    ...lossesOf(fell.filter(({ unit }) => unit.seat === near)).map(words.youLose),
    ...lossesOf(fell.filter(({ unit }) => unit.seat !== near)).map(words.theyLose),
    ...(fell.length === 0 && isFought ? [words.stands] : []),
    ...(winner !== null && zone !== lanes[lane].zone ? [goesTo(zone, near)] : []),
    ...(crystal[rival(near)] > 0 ? [words.crystal(crystal[rival(near)])] : []),
    ...(crystal[near] > 0 ? [words.ownCrystal(crystal[near])] : []),
  ];
  if (parts.length > 0 && open) parts.push(words.hangs);
  return {
    ...verdictOf(winner, near, open, isFought),
    words: upper(
      parts.join("; ") || (open ? words.unheld : winner === null ? words.nobody : words.stands),
    ),
  };
}

/** All of them in one phrase, those of one name counted; nothing where nobody falls. */
function lossesOf(fell: readonly { readonly unit: Events["fell"]["unit"] }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { unit } of fell)
    counts.set(nameOfUnit(unit), (counts.get(nameOfUnit(unit)) ?? 0) + 1);
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
  return names.length > 0 ? [names.join(", ")] : [];
}

const goesTo = (zone: number, near: Seat): string =>
  zone === MIDDLE
    ? words.on(words.theMiddle)
    : words.on((zone === 0) === (near === 0) ? words.ownBase : words.theirBase);

function verdictOf(
  winner: Seat | null,
  near: Seat,
  open: boolean,
  isFought: boolean,
): Pick<LaneLine, "verdict" | "tone"> {
  if (open) return { verdict: words.open, tone: "open" };
  if (winner === near) return { verdict: words.won, tone: "good" };
  if (winner !== null) return { verdict: words.lost, tone: "bad" };
  return { verdict: isFought ? words.undecided : words.quiet, tone: "quiet" };
}

const upper = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

import type { Bot } from "@holmgang/bots";
import { seededRng } from "@holmgang/kernel";
import type { Host, Shape } from "@holmgang/kernel";

const SHOWN = 5;

/** What the adviser would do in your place: it sees what you see. */
export function hintLine(
  host: Host,
  adviser: Bot<Shape>,
  view: unknown,
  legal: readonly Shape["move"][],
): string {
  const { candidates, value } = adviser.choose(
    view,
    legal,
    { iterations: 10_000 },
    seededRng("hint"),
  );
  const best = candidates.toSorted((a, b) => b.chance - a.chance).slice(0, SHOWN);
  const mix = best
    .map(({ move, chance }) => `${host.words.move(move, 0)} ${Math.round(chance * 100)} %`)
    .join(", ");
  const expects = value === null ? "" : ` and expect to win ${Math.round((value + 1) * 50)} %`;
  return `${adviser.name} would play ${mix}${expects}.`;
}

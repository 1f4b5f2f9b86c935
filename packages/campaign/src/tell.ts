import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { moveLines, runHeader } from "./record-text.ts";
import { turnRun } from "./record.ts";
import type { RunPage, RunRecord } from "./record.ts";
import { eventLine } from "./words.ts";

/** A run told: its record in text form, and what happened as remarks. It is still a record. */
export function tellRun(record: RunRecord): Result<readonly string[]> {
  const lines = [...runHeader(record), ""];
  let index = 0;
  for (const page of turnRun(record)) {
    if (!page.ok) return page;
    if (index > 0) lines.push(...moveLines(record.inputs[index - 1]!, index - 1));
    lines.push(...remarks(page.value));
    index++;
  }
  return accept(lines);
}

const remarks = ({ journal: { state }, events }: RunPage): readonly string[] => {
  const stand = `Act ${state.act}, ${state.n} finished: ${state.hp}/${state.maxHp} HP, ${state.gold} gold, ${state.deck.length} cards.`;
  return [...events.map(eventLine), ...(events.length > 0 ? [stand] : [])].map(
    (line) => `;      ${line}`,
  );
};

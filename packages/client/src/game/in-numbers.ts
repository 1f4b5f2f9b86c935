import { readSettings } from "@holmgang/kernel";
import type { Setting, SettingsOf } from "@holmgang/kernel";
import type { Meaning } from "./meaning.ts";

/** A game's glossary as its package has it: texts hang on the numbers of a match. */
interface Entry<Numbers> extends Omit<Meaning, "text"> {
  text(numbers: Numbers): string;
}

/** A glossary with the numbers of a match, or the usual ones where it has none that can be read. */
export function inNumbers<const Table extends readonly Setting[]>(
  glossary: readonly Entry<SettingsOf<Table>>[],
  table: Table,
  settings: unknown = {},
): readonly Meaning[] {
  const read = readSettings(table, settings);
  const usual = readSettings(table, {});
  const numbers = read.ok ? read.value : usual.ok ? usual.value : null;
  if (!numbers) return [];
  return glossary.map(({ id, term, rule, text }) => ({ id, term, rule, text: text(numbers) }));
}

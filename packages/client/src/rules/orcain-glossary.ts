import { readSettings } from "@holmgang/kernel";
import { GLOSSARY, SETTINGS } from "@holmgang/orcain";
import type { Meaning } from "./meaning.ts";

/** Orcain's words, with the numbers of a match or the usual ones. */
export function orcainGlossary(settings: unknown = {}): readonly Meaning[] {
  const read = readSettings(SETTINGS, settings);
  const usual = readSettings(SETTINGS, {});
  const numbers = read.ok ? read.value : usual.ok ? usual.value : null;
  if (!numbers) return [];
  return GLOSSARY.map(({ id, term, rule, text }) => ({ id, term, rule, text: text(numbers) }));
}

import { GLOSSARY, SETTINGS } from "@holmgang/slots";
import { inNumbers } from "./in-numbers.ts";
import type { Meaning } from "./meaning.ts";

/** The words of Skirmish Slots, with the numbers of a match or the usual ones. */
export const slotsGlossary = (settings?: unknown): readonly Meaning[] =>
  inNumbers(GLOSSARY, SETTINGS, settings);

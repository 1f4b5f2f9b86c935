import { GLOSSARY, SETTINGS } from "@holmgang/orcain";
import { inNumbers } from "./in-numbers.ts";
import type { Meaning } from "./meaning.ts";

/** Orcain's words, with the numbers of a match or the usual ones. */
export const orcainGlossary = (settings?: unknown): readonly Meaning[] =>
  inNumbers(GLOSSARY, SETTINGS, settings);

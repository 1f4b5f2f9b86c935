import type { Meaning } from "./meaning.ts";
import type { RulesDocument } from "./rules-document.ts";

/** All that can be read about a game. */
export interface Rulebook {
  readonly rules: RulesDocument;
  /** By a match's settings, or the usual ones. */
  glossary(this: void, settings?: unknown): readonly Meaning[];
}

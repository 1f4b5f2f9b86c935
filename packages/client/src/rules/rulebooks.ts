import type { Meaning } from "./meaning.ts";
import type { RulesDocument } from "./rules-document.ts";

/** All that can be read about a game. */
export interface Rulebook {
  readonly rules: RulesDocument;
  /** By a match's settings, or the usual ones. */
  glossary(this: void, settings?: unknown): readonly Meaning[];
}

/** Every game that can be read about; nothing is loaded before somebody opens it. A new game is one row. */
const RULEBOOKS: Readonly<Record<string, () => Promise<Rulebook>>> = {
  orcain: async () => {
    const [{ rules }, { orcainGlossary }] = await Promise.all([
      import("@holmgang/orcain/RULES.md?rules"),
      import("./orcain-glossary.ts"),
    ]);
    return { rules, glossary: orcainGlossary };
  },
  slots: async () => {
    const [{ rules }, { slotsGlossary }] = await Promise.all([
      import("@holmgang/slots/RULES.md?rules"),
      import("./slots-glossary.ts"),
    ]);
    return { rules, glossary: slotsGlossary };
  },
};

export const RULEBOOK_IDS: readonly string[] = Object.keys(RULEBOOKS);

const opened = new Map<string, Promise<Rulebook | null>>();

/** The same promise every time, for `use`; null for a game that has none. */
export function openRulebook(game: string): Promise<Rulebook | null> {
  const known = opened.get(game);
  if (known) return known;
  const opening = RULEBOOKS[game]?.() ?? Promise.resolve(null);
  opened.set(game, opening);
  // A download that failed may be tried again.
  opening.catch(() => opened.delete(game));
  return opening;
}

import type { RulesDocument, RulesSection } from "../game/rules-document.ts";

/** The sections with only the blocks that have all that was typed; a section whose title has it stays whole. */
export function findRules({ sections }: RulesDocument, typed: string): readonly RulesSection[] {
  const wanted = partsOf(typed);
  if (wanted.length === 0) return sections;
  return sections.flatMap((section) => {
    if (hasAll(section.title, wanted)) return [section];
    const blocks = section.blocks.filter(({ rule, text }) =>
      hasAll(`${rule ?? ""} ${text}`, wanted),
    );
    return blocks.length === 0 ? [] : [{ ...section, blocks }];
  });
}

export const countRules = (sections: readonly RulesSection[]): number =>
  sections.reduce((sum, { blocks }) => sum + blocks.length, 0);

/** Whether a text has every part of what was typed. */
export const matches = (text: string, typed: string): boolean => hasAll(text, partsOf(typed));

/** What was typed, in parts that may stand anywhere. */
export const partsOf = (typed: string): readonly string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean);

const hasAll = (text: string, parts: readonly string[]): boolean => {
  const low = text.toLowerCase();
  return parts.every((part) =>
    // A rule's number is meant whole: R1 is not R12.
    /^r\d+$/.test(part) ? new RegExp(`\\b${part}\\b`).test(low) : low.includes(part),
  );
};

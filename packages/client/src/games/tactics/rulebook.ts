import { BUFF_IDS, BUFFS, buffText, SKILL_IDS, SKILLS, skillText } from "@holmgang/tactics";
import { rules } from "@holmgang/tactics/RULES.md?rules";
import type { Meaning } from "../../game/meaning.ts";
import type { Rulebook } from "../../game/rulebook.ts";

/** Every buff and every skill, from the rows that the rules read. */
const GLOSSARY: readonly Meaning[] = [
  ...BUFF_IDS.map((id) => ({ id, term: BUFFS[id].name, rule: "R42", text: buffText(id) })),
  ...SKILL_IDS.map((id) => ({
    id: `skill:${id}`,
    term: SKILLS[id].name,
    rule: "R56",
    text: skillText(id),
  })),
];

export const rulebook: Rulebook = { rules, glossary: () => GLOSSARY };

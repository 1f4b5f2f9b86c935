import { rules } from "@holmgang/clans/field/RULES.md?rules";
import type { Rulebook } from "../../game/rulebook.ts";
import { contents } from "./glossary-contents.ts";
import { glossary } from "./glossary.ts";

export const rulebook: Rulebook = {
  rules,
  glossary: (settings) => [...glossary, ...contents(settings)],
};

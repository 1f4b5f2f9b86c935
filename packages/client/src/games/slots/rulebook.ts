import { GLOSSARY, SETTINGS } from "@holmgang/slots";
import { rules } from "@holmgang/slots/RULES.md?rules";
import { inNumbers } from "../../game/in-numbers.ts";
import type { Rulebook } from "../../game/rulebook.ts";

export const rulebook: Rulebook = {
  rules,
  glossary: (settings) => inNumbers(GLOSSARY, SETTINGS, settings),
};

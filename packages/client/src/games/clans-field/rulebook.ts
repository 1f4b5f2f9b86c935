import { rules } from "@holmgang/clans/field/RULES.md?rules";
import type { Rulebook } from "../../game/rulebook.ts";

export const rulebook: Rulebook = { rules, glossary: () => [] };

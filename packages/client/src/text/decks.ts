import { decks } from "./en/decks.ts";

export const decksText: typeof decks = decks;

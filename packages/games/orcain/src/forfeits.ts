import type { Forfeit } from "@holmgang/kernel";

/** What the ways to forfeit are called in an outcome. */
export const FORFEITS: Readonly<Record<Forfeit, string>> = {
  resigned: "forfeit",
  disconnected: "disconnect",
  abandoned: "abandoned",
};

import { text } from "../text/text.ts";
import type { GameRow } from "./module.ts";

/** The story, which stands beside the games and is none of them. */
export const CAMPAIGN: GameRow & { readonly minutes: number } = {
  ...text.home.campaign,
  id: "campaign",
  glyph: "imperial-crown",
  field: "rust",
  minutes: 90,
};

import { ECONOMY } from "@holmgang/clans/field";
import type { EconomyFace } from "../../game/economy-face.ts";
import { economy as ofBoth } from "../clans/economy.tsx";
import "./glyphs.ts";

/** The gold of both modes is one. */
export const economy: EconomyFace = {
  ...ofBoth,
  game: "clans-field",
  economy: ECONOMY,
  goods: async () => (await import("./goods.tsx")).goods,
};

import type { Seat } from "@holmgang/kernel";
import { cardRow, HEROES } from "@holmgang/clans";
import type { CardId, HeroId } from "@holmgang/clans";
import type { Names } from "../../game/face.ts";
import { clansText } from "./text.ts";

/** Who sits below, as the board lies. */
export const nearOf = ({ viewer }: Pick<Names, "viewer">): Seat => (viewer === 1 ? 1 : 0);

/** A card in a lane by its name, as far as it is known. */
export const nameOfUnit = ({ card }: { readonly card: CardId | null }): string =>
  card ? cardRow(card).name : clansText.hidden;

export const heroName = (hero: HeroId): string => HEROES[hero].name;

/** Bonaparte and Nelson by the name they are known by. */
export const shortHero = (hero: HeroId): string =>
  ({ napoleon: "Napoleon", saladin: "Saladin", nelson: "Nelson", charles: "Charles" })[hero];

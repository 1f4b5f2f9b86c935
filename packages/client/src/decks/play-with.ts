import { navigate } from "../web/route.ts";
import { rememberDeck } from "./chosen-deck.ts";
import type { ChosenDeck } from "./chosen-deck.ts";

/** Takes a deck to where matches are set up. */
export function playWith(game: string, deck: ChosenDeck): void {
  rememberDeck(game, deck);
  navigate(`/play/${game}`);
}

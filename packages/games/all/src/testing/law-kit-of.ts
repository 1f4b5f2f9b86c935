import { invariant } from "@holmgang/kernel";
import type { Shape } from "@holmgang/kernel";
import type { LawKit } from "@holmgang/kernel/testing";
import type { GameId } from "../index.ts";
import { homeOf } from "../homes/index.ts";

/** What the laws need to know about a game, from `src/testing/law-kit.ts` in its folder; types erased as in the list of games. */
export async function lawKitOf(id: GameId): Promise<LawKit<Shape>> {
  const file = new URL("src/testing/law-kit.ts", homeOf(id)).href;
  const { lawKit } = (await import(file)) as { lawKit?: LawKit<Shape> }; // so every game's file is written, and the next line looks
  invariant(lawKit?.game.id === id, `${file} has no lawKit of ${id}`);
  return lawKit;
}

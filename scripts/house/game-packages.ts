import { readTree } from "./tree.ts";

/** The packages that hold games, found: every one beside the list of them. */
export const GAME_PACKAGES: readonly { readonly folder: string; readonly name: string }[] =
  Object.entries(readTree("packages/games/*/package.json"))
    .map(([file, text]) => ({
      folder: file.replace("/package.json", ""),
      name: (JSON.parse(text) as { name: string }).name, // npm would refuse one without
    }))
    .filter(({ name }) => name !== "@holmgang/games");

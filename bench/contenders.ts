import { boardgame } from "./contenders/boardgame.ts";
import { fullEdition } from "./contenders/full-edition.ts";
import { listening, silent } from "./contenders/holmgang.ts";
import { bareEdition } from "./contenders/bare-edition.ts";
import type { PlayMatches } from "./tally.ts";

/** The contenders that Node runs, each in a process of its own. */
export const CONTENDERS = {
  holmgang: () => silent(),
  "holmgang with events": () => listening(),
  "boardgame.io": () => boardgame(fullEdition),
  "boardgame.io bare": () => boardgame(bareEdition),
} as const satisfies Record<string, () => PlayMatches | Promise<PlayMatches>>;

type NodeContender = keyof typeof CONTENDERS;

/** Everything that is measured, in the order of the table. */
export const NAMES = [
  "holmgang",
  "holmgang with events",
  "boardgame.io",
  "boardgame.io bare",
  "C",
] as const satisfies readonly (NodeContender | "C")[];

export type Name = (typeof NAMES)[number];

export const isNodeContender = (name: unknown): name is NodeContender =>
  typeof name === "string" && Object.hasOwn(CONTENDERS, name);

import type { Character } from "./character.ts";

/** A row of the map of keys: what is done, and the keys that do it. */
export type KeyRow = readonly [what: string, ...keys: readonly string[]];

/** What is told about a game before it is played, besides its rules. */
export interface SetUp {
  /** Who can be played, the gentlest first, as measured. */
  readonly characters: readonly Character[];
  /** Two bots who play for whoever looks; quick enough to play a whole match in advance. */
  readonly exhibitors: readonly [string, string];
  /** What these two bring, where a match is better looked at without what comes before it. */
  readonly exhibited?: readonly [unknown, unknown];
  /** Settings of such a match, for the same reason. */
  readonly exhibitedBy?: Readonly<Record<string, unknown>>;
  readonly keys: readonly KeyRow[];
  /** Its settings and their choices, as people read them; what every game has is the house's. */
  readonly settingNames: Readonly<Record<string, string>>;
}

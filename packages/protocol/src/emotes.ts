/** All that two at a table can say to each other: never free text. */
export const EMOTES = ["hello", "thinking", "well-played", "oops", "thanks", "good-game"] as const;
export type Emote = (typeof EMOTES)[number];

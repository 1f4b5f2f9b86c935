/** What a game is called, and what it is like. */
interface GameWords {
  readonly name: string;
  readonly short: string;
  readonly pitch: readonly [string, string];
  readonly rhythm: string;
}

/** The four games in a few words each. */
export const gameWords: Record<"orcain" | "clans" | "slots" | "tactics", GameWords> = {
  orcain: {
    name: "Orcain",
    short: "Orcain",
    pitch: ["Lay three cards in secret,", "then watch them meet."],
    rhythm: "both at once",
  },
  clans: {
    name: "Clans & Wanderers",
    short: "Clans",
    pitch: ["Three lanes, five ticks,", "one plan a round."],
    rhythm: "both at once",
  },
  slots: {
    name: "Skirmish Slots",
    short: "Slots",
    pitch: ["Five lanes, best of three,", "and the nerve to pass."],
    rhythm: "in turns",
  },
  tactics: {
    name: "Tactics 5×5",
    short: "Tactics",
    pitch: ["A hidden draft, six units,", "a board that bleeds."],
    rhythm: "in turns",
  },
};

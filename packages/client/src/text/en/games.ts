/** The four games in a few words each. */
export const games = {
  minutes: (count: number): string => `${count} min`,
  coming: "Coming",
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
} as const;

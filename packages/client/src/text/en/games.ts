const PACES: Readonly<Record<string, string>> = {
  standard: "Standard",
  calm: "Calm",
  untimed: "Untimed",
};

/** What is said of games whichever they are. */
export const games = {
  pace: (id: string): string => PACES[id] ?? id,
  all: "All games",
  odds: (wins: number, of: number): string => `wins ${wins} of ${of}`,
  againstRandom: "against random play",
};

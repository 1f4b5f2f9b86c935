const PACES: Readonly<Record<string, string>> = {
  blitz: "Blitz",
  quick: "Quick",
  standard: "Standard",
  calm: "Calm",
  slow: "Slow",
  "by-the-book": "By the book",
  ages: "Three Ages",
  "ages-untimed": "Three Ages, untimed",
  untimed: "Untimed",
};

/** What is said of games whichever they are. */
export const games = {
  pace: (id: string): string => PACES[id] ?? id,
  all: "All games",
  odds: (wins: number, of: number): string => `wins ${wins} of ${of}`,
  againstRandom: "against random play",
};

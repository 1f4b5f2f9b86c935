/** The page of the matches that are being played. */
export const watch = {
  title: "Watch",
  words: "Matches that are being played now. Hands stay hidden until their cards are shown.",
  game: "Game",
  all: "All games",
  recording: "Open a recording",
  link: "Watch",
  watchMatch: (first: string, second: string): string => `Watch ${first} against ${second}`,
  rated: "rated",
  friendly: "friendly",
  bot: "bot",
  began: (ago: string): string => `began ${ago}`,
  empty: "Nobody plays right now",
  emptyWords: "Be the first: a match against a bot starts at once, and others can join you later.",
  play: "Play a bot",
  count: (count: number): string => (count === 1 ? "1 match" : `${count} matches`),
};

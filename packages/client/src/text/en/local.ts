/** What is said about matches that are played in this browser. */
export const local = {
  guest: "Guest",
  gone: "This match is not here",
  goneWords: "Matches against bots are kept in the browser they were played in.",
  boast: (game: string, rival: string, score: string, rounds: string): string =>
    `${game} against ${rival}: ${score} (${rounds}). Holmgang: two seats, one marked field.`,
  strength: (value: number): string => `strength ${value}`,
};

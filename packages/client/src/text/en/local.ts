/** What is said about matches that are played in this browser. */
export const local = {
  guest: "Guest",
  gone: "This match is not here",
  goneWords: "Matches against bots are kept in the browser they were played in.",
  strength: (value: number): string => `strength ${value}`,
};

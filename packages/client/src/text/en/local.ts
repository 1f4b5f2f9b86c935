/** What is said about matches that are played in this browser. */
export const local = {
  guest: "Guest",
  onward: "On with the campaign",
  troubles: {
    gone: {
      title: "This match is not here",
      words: "Matches against bots are kept in the browser they were played in.",
    },
    elsewhere: {
      title: "This match is open in another tab",
      words: "Go on there, or close it and load this page again.",
    },
    older: {
      title: "This match was begun under older rules",
      words: "The rules of this game have changed since, so it cannot go on. Nothing else is lost.",
    },
    broken: {
      title: "This match cannot go on",
      words: "Loading the page again may help; forgetting it surely does.",
    },
  },
  forget: "Forget this match",
  notKept: "This browser keeps nothing: the match is lost when the page is closed.",
  boast: (game: string, rival: string, score: string, rounds: string): string =>
    `${game} against ${rival}: ${score} (${rounds}). Holmgang: two seats, one marked field.`,
};

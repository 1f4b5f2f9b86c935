/** The home page. */
export const home = {
  title: ["Two seats.", "One marked field."],
  pitch:
    "Four battle games for two, against people or bots, right here in the browser. No account needed; every match can be replayed and checked.",
  play: "Play now",
  invite: "Invite a friend",
  starts: (bot: string): string =>
    `Starts Orcain against ${bot}, a gentle bot. One click to your first move.`,
};

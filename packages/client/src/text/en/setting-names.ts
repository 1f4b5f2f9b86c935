/** Settings that every game has, as people read them; a game's own are its own to name. */
export const settingNames: Readonly<Record<string, string>> = {
  disconnectGraceMs: "Time to come back",
  stake: "Tokens each",
};

/** Playing and watching on the server. */
export const online = {
  no: "The server said no.",
  opening: "Going to the table…",
  away: "The server cannot be reached. Bots play on in this browser.",
  watchOthers: "Watch others",
  kinds: { guest: "guest", named: "unrated", bot: "bot" },
  found: "Match found!",
  uncounted: {
    "same-household": "You both play from one address: this match is neither rated nor staked.",
    "met-often": "You two have met ten times today: this match is neither rated nor staked.",
  },
  lost: "Connection lost. Looking for the server…",
  back: "Connected again.",
  inMatch: "You are in a match.",
  return: "Return to it",
  searching: "Looking for a rival",
  elapsed: (seconds: number): string =>
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
  cancel: "Cancel",
  leaveTitle: "Leave the table?",
  leaveWords: "The match goes on and your clock runs. A bar on every page leads back to it.",
  stay: "Stay",
  leave: "Leave the table",
  lostByLeaving: "The match is lost.",
};

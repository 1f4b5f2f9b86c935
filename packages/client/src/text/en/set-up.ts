const stakeWords = (stake: number): string =>
  `Each of you stakes ${stake} token${stake === 1 ? "" : "s"}; the winner takes the pot.`;

/** Setting up a match. */
export const setUp = {
  title: (game: string): string => `Play ${game}`,
  against: "Against",
  opponents: { bot: "A bot", person: "A person", friend: "A friend" },
  bots: "Choose your opponent",
  botsNote:
    "They see what you see, and nothing else. How often each wins is measured over thousands of matches.",
  pace: "Pace",
  settings: "Settings of the match",
  settingsNote: "Everything else is as the rules have it.",
  reset: "As in the rules",
  start: "Play",
  find: "Find a rival",
  finding: "Looking for a rival…",
  findNote: (stake: number): string =>
    stake > 0
      ? `Rated: it counts for your rating and your league. ${stakeWords(stake)}`
      : "Rated: it counts for your rating. No tokens are staked.",
  meanwhile: "Play a bot meanwhile",
  invite: "Make a link",
  inviteNote:
    "Send it to a friend: the match begins when they sit down. It is good for a day, and for one match.",
  stakes: (stake: number): string =>
    stake > 0
      ? `Friendly: it counts for no rating. ${stakeWords(stake)}`
      : "Friendly: it counts for no rating, and no tokens are staked.",
  changed: (list: string): string => `Not as in the rules: ${list}.`,
  linkLabel: "The link to your table",
  copy: "Copy",
  share: "Share",
  waitingFriend: "Waiting for your friend. Keep this page open.",
  takeBack: "Take it back",
  qr: "QR code of the link",
  learn: "New to it? Learn in three minutes",
  rules: "Read the rules",
  offline: "The server cannot be reached: only bots play now.",
  invited: "You are invited",
  invitedBy: (name: string, game: string): string => `${name} invites you to a match of ${game}.`,
  accept: "Sit down",
  decline: "Not now",
  inSeconds: (name: string): string => `${name}, in seconds`,
  seconds: (least: number, most: number): string => `from ${least} to ${most} seconds`,
  on: "on",
  off: "off",
  coming: "This game is not here yet.",
};

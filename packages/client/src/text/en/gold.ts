const TIMES = ["", "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** What is said about gold: at the end of a match, in the shop, in the purse. */
export const ofGold = {
  head: "Gold",
  last: "Your last match",
  amount: (count: number): string => count.toLocaleString("en"),
  /** For those who listen. */
  gold: (count: number): string => `${count.toLocaleString("en")} gold`,
  each: (count: number, worth: number): string => `${count} × ${worth.toLocaleString("en")}`,
  streak: (wins: number): string => `${TIMES[wins] ?? `${wins}th`} win in a row`,
  earned: "Earned in this match",
  kept: "A quarter is carried",
  before: "Purse before",
  purse: "Your purse",
  nothing: "Nothing was won this time",
  why: "Matches against people and the server’s bots pay gold; a quarter of it stays yours, and buys cards.",
  unpaid: {
    arranged: "A friendly match pays no gold: it comes from quick matches and the server’s bots.",
    "other-rules": "With rules of your own a match pays no gold.",
    "enough-today":
      "Ten matches a day with bots pay gold, and you have had yours. People always pay.",
    "same-household": "You both play from one address, so this match paid nothing.",
    "met-often": "You two have met ten times today: what follows is for its own sake.",
  },
  local:
    "A match in this browser pays no gold: nobody but you saw it. Quick matches and the server’s bots do.",
  toShop: "Shop",
  shop: {
    title: "Shop",
    show: "Show",
    shows: { decks: "My decks", missing: "Missing", all: "Everything" },
    showsShort: { decks: "My decks", missing: "Missing", all: "All" },
    search: "Search",
    cards: "Cards for sale",
    nothing: "Nothing here",
    nothingWords: {
      decks: "Your decks have all they need.",
      missing: "You own every card there is.",
      all: "No card has these words.",
    },
    owned: "Owned",
    all: (most: number): string => (most === 1 ? "owned" : `all ${most}`),
    allCopies: "all copies",
    of: (owned: number, most: number): string => `${owned} of ${most}`,
    price: (price: number): string => `${price.toLocaleString("en")} gold`,
    shortLong: (gold: number): string => `${gold.toLocaleString("en")} gold short`,
    wants: (deck: string): string => `In your deck “${deck}”`,
    wanted: (count: number): string => `wants ${count}`,
    after2: "Purse after",
    buy: (price: number): string => `Buy for ${price.toLocaleString("en")}`,
    buyThis: (name: string, price: number): string => `Buy ${name}, ${price.toLocaleString("en")}`,
    enough: "You own all a deck can use",
    choose: "Choose a card to buy, or go on.",
    pick: "Choose a card",
    only: "Gold comes only from matches.",
    sure: (name: string, price: number): string =>
      `Buy ${name} for ${price.toLocaleString("en")} gold?`,
    left: (gold: number): string =>
      `${gold.toLocaleString("en")} gold is left in your purse. What is bought cannot be given back.`,
    yes: "Buy it",
    no: "Not now",
    buying: "Paying…",
    bought: (name: string, gold: number): string =>
      `${name} is yours. ${gold.toLocaleString("en")} gold is left.`,
    lost: "The server did not answer. Nothing is paid twice: try again.",
    again: "Try again",
    decks: "My decks",
    nameless:
      "Your gold is safe. To buy with it, choose a name: what a guest buys would be gone with the browser.",
    name: "Choose a name",
    ground: (hero: string): string => `${hero}’s ground`,
    groundWords: "What the base tiles may be. Buy one more, then choose it in each deck.",
    hero: "Hero",
    offline:
      "The shop is on the server. Come back when you are connected: your gold is kept there.",
  },
  history: {
    show: "Show what came and went",
    list: "Gold that came and went",
    empty: "Nothing yet: play a match of Clans against somebody.",
    match: "Match",
    bought: (name: string): string => `Bought ${name}`,
    earned: (earned: number): string => `A quarter of ${earned.toLocaleString("en")}`,
    left: "Left behind",
  },
  missing: {
    some: (name: string, owned: number, wanted: number): string =>
      `${name} (${owned} of ${wanted})`,
    more: (count: number): string => `${count} more`,
    cards: (names: string): string => `Not yours yet: ${names}.`,
    count: (count: number): string => `${count} not yours yet:`,
    price: (price: number): string => `${price.toLocaleString("en")} gold in the shop`,
    anyway: "Against bots and friends you may play any card.",
  },
  bots: {
    forGold: "For gold, on the server",
    play: "Play for gold",
    perDay: (matches: number): string =>
      `${matches} matches a day against bots pay gold, win or lose.`,
    otherRules: "With these settings a match pays no gold: only the usual rules and paces do.",
    away: "The server cannot be reached: a match in this browser pays no gold.",
  },
};

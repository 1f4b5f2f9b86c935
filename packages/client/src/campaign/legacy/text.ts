/** What is said of what remains between runs. */

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

export const legacyText = {
  tree: {
    title: "Legacy of Napoleon",
    words: "What runs have shown is spent here and helps every run after it.",
    back: "To the campaign",
    legacy: "legacy points",
    points,
    held: (count: number, of: number): string => `${count} of ${of} learnt`,
    spent: (count: number, of: number): string => `${count} of ${of} points spent`,
    guest:
      "Legacy points are earned by runs that a named account plays online; here is what they will buy.",
    needs: (names: string): string => `Needs ${names}`,
    standing: {
      held: "learnt",
      reach: "within reach",
      short: "too dear",
      locked: "needs another first",
    },
    branches: {
      tactics: "Tactical Genius",
      presence: "Inspiring Presence",
      funds: "War Funds",
      crown: "Emperor and Grande Armée",
    },
    says: {
      held: (name: string): string => `${name} is learnt.`,
      reach: (name: string, cost: number, left: number): string =>
        `${name} costs ${cost}; ${left} would remain.`,
      short: (name: string, cost: number, missing: number): string =>
        `${name} costs ${cost}; ${missing} are missing.`,
      locked: (name: string, needs: string): string => `${name} needs ${needs} first.`,
    },
    opens: (names: string): string => `It opens ${names}.`,
    learn: (cost: number): string => `Learn, ${points(cost)}`,
    learning: "One moment",
    ask: (name: string): string => `Learn ${name}?`,
    askWords: (text: string, cost: number, left: number): string =>
      `${text} It costs ${points(cost)}; ${left} remain. What is learnt stays, and points do not come back.`,
    yes: (cost: number): string => `Learn it, ${points(cost)}`,
  },
  best: {
    title: "The best runs",
    words: "How far Napoleon came: runs of named accounts that were played online to their end.",
    empty: "No run has ended yet",
    emptyWords: "The first run that a named account plays to its end stands here.",
    begin: "To the campaign",
    place: "Place",
    name: "Player",
    act: "Act",
    encounters: "Encounters",
    hp: "HP",
    when: "Ended",
    reached: (act: number, isWon: boolean): string => (isWon ? "Won" : `Act ${act}`),
    look: (name: string): string => `Look at ${name}’s run`,
  },
};

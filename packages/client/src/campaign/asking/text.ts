/** What is asked before something that cannot be undone. */
export const askText = {
  build: (building: string): string => `Build the ${building}?`,
  hurry: "Hurry all supply?",
  release: (card: string): string => `Unlock ${card} now?`,
  upgrade: (card: string): string => `Upgrade ${card}?`,
  upgraded: (count: number, damage: number, hp: number): string =>
    `${count === 1 ? "It gains" : `All ${count} gain`} ${damage} damage and ${hp} HP for the rest of the run. `,
  pays: (gold: number, left: number): string =>
    `It costs ${gold} gold; ${left} stay in the purse. Gold does not come back.`,
  payFor: (gold: number): string => `Pay ${gold} gold`,
  use: (item: string): string => `Use the ${item}?`,
  used: (hp: number, after: number, most: number, lost: number): string =>
    `HP go from ${hp} to ${after} of ${most}${lost > 0 ? `; ${lost} of what it heals are lost` : ""}. It is used up.`,
  useFor: (hp: number): string => `Use it, +${hp} HP`,
  leave: (gold: number) => ({
    title: "Leave the shop?",
    words: `There is no coming back to it. ${gold} gold stay in the purse.`,
    yes: "Leave",
  }),
  march: (gold: number) => ({
    title: "March on?",
    words: `${gold} gold would still pay for an upgrade, and that cannot be made up for in the next act.`,
    yes: "March on",
  }),
  wait: {
    title: "Wait here?",
    words:
      "It counts as an encounter and brings a setback; a card of the deck may fall as well. Supply comes closer by one.",
    yes: "Wait",
  },
  back: {
    title: "Turn back?",
    words: "It counts as an encounter and brings a setback: gold, or a card that stays behind.",
    yes: "Turn back",
  },
  abandon: {
    title: "Give up this run?",
    words: "It ends here and cannot go on.",
    yes: "Give it up",
  },
};

/** What dispatches and deliveries say while they are confirmed. */
export const noticeText = {
  dispatch: "The dispatch to Paris",
  send: "Seal and send",
  delivery: (town: string): string => `A delivery from ${town}`,
  sent: (building: string, card: string): string =>
    `The ${building} sent ${card}. It waits in the Reserves; Town and Army call it to the deck.`,
  welcome: "To the Reserves",
  all: (count: number): string => `Confirm all ${count}`,
  of: (at: number, count: number): string => `${at} of ${count}`,
};

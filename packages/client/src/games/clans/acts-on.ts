/** Whether a card with this number acts on a tick: 1 on every one, 2 on the second and the fourth, the others once. */
export const actsOn = (printed: number, tick: number): boolean =>
  printed === 1 || (printed === 2 ? tick % 2 === 0 : printed === tick);

import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { copy, PROFILES, ROWS, tryRound } from "@holmgang/clans";
import type { CardId, State } from "@holmgang/clans";

/** What is decided counts more than anything on the board. */
const DECIDED = 500;
/** Rounds that are played on with nothing added, to see where the fights lead. */
const AHEAD = 2;
/** What a card in the hand is worth, in crystal HP. */
const HELD = 3;

/** How good a state is for a seat after a round, in crystal HP: where the fights lead by themselves, who is left, cards kept. */
export function worth(state: State, seat: Seat): number {
  const later = copy(state);
  for (let i = 0; i < AHEAD && !later.outcome; i++) tryRound(later, [[], []]);
  return sideWorth(later, state, seat) - sideWorth(later, state, rival(seat));
}

function sideWorth(later: State, now: State, seat: Seat): number {
  const { hp } = later.seats[seat];
  const decided = hp === 0 ? -DECIDED : 0;
  return hp + decided + HELD * now.seats[seat].hand.length + units(later, seat);
}

function units({ lanes }: State, seat: Seat): number {
  let sum = 0;
  for (const { stacks } of lanes)
    for (const row of ROWS)
      for (const { card, hp } of stacks[row][seat]) sum += unitWorth(card, hp);
  return sum;
}

/** What it deals in a fight and to a crystal, and what it can take. */
function unitWorth(card: CardId, hp: number): number {
  const profile = PROFILES[card];
  const acts = ACTS[profile.tick];
  const supports = 2 * (profile.inspires + profile.fortifies + profile.rallies + profile.banner);
  return 0.4 * profile.damage + 0.2 * profile.damage * acts + 0.35 * hp + supports;
}

const ACTS = { 1: 3.5, 2: 2, 3: 1, 4: 0.9, 5: 0.8 } as const;

import {
  attackDemanded,
  decided,
  fullLayoutsOf,
  GRASS,
  hasAttack,
  healthAfter,
  layoutsOf,
} from "@holmgang/orcain";
import type { Hand, Layout, Played, Settings } from "@holmgang/orcain";

/** A round as one player sees it begin: both healths, the player's own first. */
export interface Round {
  readonly roundIndex: number;
  readonly hp: readonly [number, number];
}

/** The same with the numbers in force. */
export interface Moment extends Round {
  readonly settings: Settings;
}

/** Everything that can be played from a hand this round: where an attack is demanded, a layout without one is empty. */
export const playable = (hand: Hand, moment: Moment): readonly Layout[] =>
  layoutsOf(hand).filter(
    (layout) => !attackDemanded(moment) || hasAttack(layout) || isEmpty(layout),
  );

/**
 * What a sensible player chooses from. With at most one attack in the hand a hole is never better than some card that
 * is left over (block, heal and counter cannot hurt their owner), so only full layouts count, and the empty one where
 * an attack is demanded. With more attacks a hole may be wiser than the card that would fill it.
 */
export function worthPlaying(hand: Hand, moment: Moment): readonly Layout[] {
  if (hand.filter((card) => card === "attack").length > 1) return playable(hand, moment);
  if (!attackDemanded(moment)) return fullLayoutsOf(hand);
  return playable(hand, moment).filter((layout) => isFull(layout) || isEmpty(layout));
}

/** Both healths after two layouts have met. */
export function roundHp({ settings, hp }: Moment, mine: Layout, theirs: Layout): [number, number] {
  let [own, other] = hp;
  for (let step = 0; step < 3; step++) {
    const [card, met] = [played(mine[step]), played(theirs[step])];
    own = healthAfter(own, card, met, settings);
    other = healthAfter(other, met, card, settings);
  }
  return [own, other];
}

/** What a round's end is worth to the player: 1, 0 or −1 if it decides the match, or whatever the next round is worth. */
export function worth(
  moment: Moment,
  hp: readonly [number, number],
  next: (moment: Moment) => number,
): number {
  const outcome = decided(moment, hp);
  if (!outcome) return next({ settings: moment.settings, roundIndex: moment.roundIndex + 1, hp });
  return outcome.result === "win" ? (outcome.seat === 0 ? 1 : -1) : 0;
}

export const isFull = (layout: Layout): boolean => !layout.includes(null);

const isEmpty = (layout: Layout): boolean => layout.every((card) => card === null);

const played = (card: Layout[number] | undefined): Played => card ?? GRASS;

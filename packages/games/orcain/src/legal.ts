import type { CardId } from "./cards.ts";
import { fullLayoutsOf, hasAttack } from "./hand.ts";
import type { Hand, Layout, Move } from "./shape.ts";
import type { Settings } from "./settings.ts";

/** What decides whether an attack is demanded: a state and a view both have it. */
interface Moment {
  readonly settings: Settings;
  readonly roundIndex: number;
}

/** The layouts a hand can confirm now. */
export const confirmable = (hand: Hand, moment: Moment): readonly Layout[] =>
  catalogue(hand, moment).layouts;

/** The moves that make progress: every confirm. The lists are shared: nobody changes them, and the laws would notice. (Freezing them costs a third of all speed.) */
export const confirms = (hand: Hand, moment: Moment): readonly Move[] =>
  catalogue(hand, moment).moves;

export const attackDemanded = ({ settings, roundIndex }: Moment): boolean =>
  settings.suddenDeath === "mustAttack" && roundIndex > settings.rounds;

interface Catalogue {
  readonly layouts: readonly Layout[];
  readonly moves: readonly Move[];
}

/** One catalogue a hand, made when first asked for: a hand is four digits in base four, and one bit demands an attack. */
const CATALOGUES: (Catalogue | undefined)[] = [];

function catalogue(hand: Hand, moment: Moment): Catalogue {
  const demanded = attackDemanded(moment);
  const digits = ((digit(hand[0]) * 4 + digit(hand[1])) * 4 + digit(hand[2])) * 4 + digit(hand[3]);
  return (CATALOGUES[digits * 2 + (demanded ? 1 : 0)] ??= compile(hand, demanded));
}

function digit(card: CardId): number {
  switch (card) {
    case "attack":
      return 0;
    case "defense":
      return 1;
    case "heal":
      return 2;
    case "counter":
      return 3;
  }
}

function compile(hand: Hand, demanded: boolean): Catalogue {
  const layouts = fullLayoutsOf(hand)
    .filter((layout) => !demanded || hasAttack(layout))
    .map((layout) => layout);
  const moves = layouts.map((layout): Move => ({
    kind: "layout_confirm",
    layout,
    roundIndex: null,
  }));
  return { layouts: layouts, moves: moves };
}

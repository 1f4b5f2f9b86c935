import { DEFAULT_HAND, fullLayoutsOf } from "@holmgang/orcain";
import type { CardId, Hand, Layout } from "@holmgang/orcain";
import { INVALID_MOVE } from "../peers.ts";
import type { Ending } from "../peers.ts";
import type { Edition } from "./boardgame.ts";

/** As much as the kernel's state keeps. */
interface Match {
  round: number;
  readonly seats: [Seat, Seat];
  readonly history: { layouts: [Layout, Layout]; hp: [number, number] }[];
}

interface Seat {
  readonly hand: Hand;
  hp: number;
  layout: Layout | null;
  active: boolean;
  afkStreak: number;
}

/**
 * Orcain the way boardgame.io's guide has games with simultaneous choices: a turn is a round, both players are active
 * in it for exactly one move, and it is resolved when it ends. So, like the kernel, it refuses a second confirm and
 * cards that are not in the hand.
 */
export const fullEdition: Edition<Match> = {
  layouts: fullLayoutsOf(DEFAULT_HAND),
  hp: ({ seats }) => [seats[0].hp, seats[1].hp],
  rules: {
    name: "orcain",
    disableUndo: true,
    setup: () => ({ round: 1, seats: [seat(), seat()], history: [] }),
    turn: {
      activePlayers: { all: null, minMoves: 1, maxMoves: 1 },
      endIf: ({ G }) => G.seats[0].layout !== null && G.seats[1].layout !== null,
      onEnd: ({ G }) => resolve(G),
    },
    moves: { confirm },
    endIf: ({ G }) => ending(G),
  },
};

const seat = (): Seat => ({
  hand: DEFAULT_HAND,
  hp: 10,
  layout: null,
  active: false,
  afkStreak: 0,
});

function confirm(
  { G, playerID }: { G: Match; playerID: string },
  raw: unknown,
): string | undefined {
  const layout = raw as Layout; // the bench draws from `layouts` alone
  const own = G.seats[playerID === "0" ? 0 : 1];
  const rest: CardId[] = [...own.hand];
  for (const card of layout) {
    const at = card === null ? -1 : rest.indexOf(card);
    if (at < 0) return INVALID_MOVE;
    rest.splice(at, 1);
  }
  own.layout = layout;
  own.active = true;
  return undefined;
}

function resolve(G: Match): void {
  const [first, second] = G.seats;
  if (!first.layout || !second.layout) return;
  for (const each of G.seats) each.afkStreak = each.active ? 0 : each.afkStreak + 1;
  for (let step = 0; step < 3; step++) {
    const [card0, card1] = [first.layout[step]!, second.layout[step]!];
    [first.hp, second.hp] = [after(first.hp, card0, card1), after(second.hp, card1, card0)];
  }
  G.history.push({ layouts: [first.layout, second.layout], hp: [first.hp, second.hp] });
  first.layout = second.layout = null;
  first.active = second.active = false;
  G.round++;
}

function after(hp: number, own: string, rival: string): number {
  const healed = own === "heal" ? Math.min(10, hp + 1) : hp;
  const landed = rival === "attack" && own !== "defense" && own !== "counter";
  const thrownBack = own === "attack" && rival === "counter";
  return landed || thrownBack ? Math.max(0, healed - 2) : healed;
}

/** `round` is the one to come. */
function ending({ round, seats }: Match): Ending | undefined {
  const [first, second] = seats;
  if (first.layout || second.layout) return undefined;
  if (first.afkStreak >= 2 || second.afkStreak >= 2)
    return { winner: first.afkStreak < 2 ? 0 : second.afkStreak < 2 ? 1 : null };
  const knockout = first.hp === 0 || second.hp === 0;
  if (!knockout && round <= 3) return undefined;
  if (first.hp !== second.hp) return { winner: first.hp > second.hp ? 0 : 1 };
  return knockout || round > 10 ? { winner: null } : undefined;
}

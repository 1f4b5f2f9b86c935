import type { Ending } from "../peers.ts";
import type { Edition } from "./boardgame.ts";

/** A match as numbers alone; a layout is its index, −1 while it is not confirmed. */
interface Match {
  readonly round: number;
  readonly hp0: number;
  readonly hp1: number;
  readonly layout0: number;
  readonly layout1: number;
}

const ATTACK = 0;
const DEFENSE = 1;
const HEAL = 2;
const COUNTER = 3;
const CARDS = [ATTACK, DEFENSE, HEAL, COUNTER];
const LAYOUTS = CARDS.flatMap((a) => CARDS.flatMap((b) => CARDS.map((c) => [a, b, c]))).filter(
  (layout) => new Set(layout).size === 3,
);

/**
 * Orcain as fast as boardgame.io lets it be: a flat G of numbers without history, and a move that returns a new one, so
 * that its Immer has next to nothing to watch or freeze. It keeps less than the kernel does: the engine's own floor.
 */
export const bareEdition: Edition<Match> = {
  layouts: LAYOUTS.map((_, index) => index),
  hp: ({ hp0, hp1 }) => [hp0, hp1],
  rules: {
    name: "orcain",
    disableUndo: true,
    setup: () => ({ round: 1, hp0: 10, hp1: 10, layout0: -1, layout1: -1 }),
    turn: { activePlayers: { all: null } },
    moves: { confirm },
    endIf: ({ G }) => ending(G),
  },
};

function confirm({ G, playerID }: { G: Match; playerID: string }, layout: unknown): Match {
  const { round, hp0, hp1 } = G;
  const layout0 = playerID === "0" ? (layout as number) : G.layout0; // the bench draws from `layouts` alone
  const layout1 = playerID === "1" ? (layout as number) : G.layout1;
  if (layout0 < 0 || layout1 < 0) return { round, hp0, hp1, layout0, layout1 };
  const first = LAYOUTS[layout0]!;
  const second = LAYOUTS[layout1]!;
  let a = hp0;
  let b = hp1;
  for (let step = 0; step < 3; step++) {
    const card = first[step]!;
    const rival = second[step]!;
    a = after(a, card, rival);
    b = after(b, rival, card);
  }
  return { round: round + 1, hp0: a, hp1: b, layout0: -1, layout1: -1 };
}

function after(hp: number, own: number, rival: number): number {
  const healed = own === HEAL && hp < 10 ? hp + 1 : hp;
  const landed = rival === ATTACK && own !== DEFENSE && own !== COUNTER;
  const thrownBack = own === ATTACK && rival === COUNTER;
  return landed || thrownBack ? Math.max(0, healed - 2) : healed;
}

/** `round` is the one to come. */
function ending({ round, hp0, hp1, layout0, layout1 }: Match): Ending | undefined {
  if (layout0 >= 0 || layout1 >= 0) return undefined;
  const knockout = hp0 === 0 || hp1 === 0;
  if (!knockout && round <= 3) return undefined;
  if (hp0 !== hp1) return { winner: hp0 > hp1 ? 0 : 1 };
  return knockout || round > 10 ? { winner: null } : undefined;
}

import { pick, seededRng } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { columnOf, isBaseOf, isBoss, isMiddle, PARTS, tileAhead } from "@holmgang/clans/field";
import type { Field, Move, Tile, UnitView, View } from "@holmgang/clans/field";
import type { Bot } from "../bot.ts";
import { answer } from "./answer.ts";
import { callsHero } from "./calls-hero.ts";
import { seatOf } from "./seat-of.ts";

type Of<K extends Move["kind"]> = Extract<Move, { readonly kind: K }>;
const those = <K extends Move["kind"]>(legal: readonly Move[], kind: K): readonly Of<K>[] =>
  legal.filter((move): move is Of<K> => move.kind === kind);

/** The oldest way to play: cards where they are needed, four steps in five ahead, the surest kill, the base, the medics. */
export const militia: Bot<Field> = {
  name: "militia",
  about: "Marches ahead, hits what it can, and looks at nothing else.",
  choose(view, legal, _budget, rng) {
    const ways = [places, marches, fights, raids, heals];
    if (view.halfTurn === 0) return answer(legal[0]!); // one can always keep them all
    if (callsHero(view, legal)) return answer({ kind: "hero" });
    for (const way of ways) {
      const move = way(view, legal, rng);
      if (move) return answer(move);
    }
    return answer({ kind: "end" });
  },
};

/** A boss, or any card; the lane where enemies press, where nobody is yet, and whose ground suits it. */
function places(view: View, legal: readonly Move[], rng: Rng): Move | null {
  const seat = seatOf(view);
  const moves = those(legal, "place").filter(({ tile }) => isBaseOf(seat, tile));
  const [first] = moves;
  if (!first) return null;
  const boss = moves.find(({ card }) => isBoss(card));
  const card = boss?.card ?? pick(rng, [first, ...moves.slice(1)]).card;
  const score = ({ tile }: Of<"place">): number =>
    rng.below(201) / 100 +
    1.5 * countAt(view, seat, tile, "enemies") -
    0.5 * countAt(view, seat, tile, "friends") +
    (PARTS[card].element === view.tiles[tile]?.terrain ? 2 : 0);
  return best(
    moves.filter((move) => move.card === card),
    score,
  );
}

/** Enemies in the middle of a lane, or friends anywhere in it. */
const countAt = (view: View, seat: Seat, tile: Tile, whom: "enemies" | "friends"): number =>
  view.units.filter(
    (unit) =>
      columnOf(unit.tile) === columnOf(tile) &&
      (whom === "friends" ? unit.seat === seat : unit.seat !== seat && isMiddle(unit.tile)),
  ).length;

/** Each unit makes up its mind once a turn: four in five go ahead. */
function marches(view: View, legal: readonly Move[], rng: Rng): Move | null {
  const seat = seatOf(view);
  const goes = ({ unit, tile }: Of<"walk">): boolean => {
    const from = unitOf(view, unit)?.tile;
    const isAhead = from !== undefined && tileAhead(seat, from) === tile;
    return isAhead && seededRng(`${view.halfTurn} ${unit}`).below(5) > 0;
  };
  const moves = those(legal, "walk").filter(goes);
  const [first, ...more] = moves;
  return first ? pick(rng, [first, ...more]) : null;
}

const unitOf = ({ units }: View, id: number): UnitView | undefined =>
  units.find((unit) => unit.id === id);

/** Whom it kills first, then whoever hits hardest. */
function fights(view: View, legal: readonly Move[]): Move | null {
  return best(those(legal, "attack"), ({ unit, target }) => {
    const mine = unitOf(view, unit)?.is;
    const theirs = unitOf(view, target)?.is;
    if (!mine || !theirs) return 0;
    const damage = PARTS[mine.card].damage;
    return damage === 0 ? -1 : (theirs.hp <= damage ? 100 : 0) + PARTS[theirs.card].damage;
  });
}

const raids = (_view: View, legal: readonly Move[]): Move | null => those(legal, "raid")[0] ?? null;

const heals = (view: View, legal: readonly Move[]): Move | null =>
  best(those(legal, "heal"), ({ target }) => {
    const is = unitOf(view, target)?.is;
    return is ? is.maxHp - is.hp : 0;
  });

/** The highest, if any is at least nothing. */
function best<M>(moves: readonly M[], score: (move: M) => number): M | null {
  let found: M | null = null;
  let highest = -1;
  for (const move of moves) {
    const now = score(move);
    if (now > highest) [found, highest] = [move, now];
  }
  return found;
}

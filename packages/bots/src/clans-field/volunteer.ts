import { pick } from "@holmgang/kernel";
import { isBaseOf, tileAhead } from "@holmgang/clans/field";
import type { Field, Move, View } from "@holmgang/clans/field";
import type { Bot } from "../bot.ts";
import { answer } from "./answer.ts";
import { seatOf } from "./seat-of.ts";

/** What it does in a turn at the most. A newcomer sees all of it, and has more to spend. */
const ACTIONS = 3;

/** The first to play against: one card of any kind, two steps or blows, and it is your turn again. */
export const volunteer: Bot<Field> = {
  name: "volunteer",
  about: "Plays a card, takes a few steps or strikes, and never plans.",
  choose(view, legal, _budget, rng) {
    if (view.halfTurn === 0) return answer(legal[0]!); // one can always keep them all
    const actions = view.seats[seatOf(view)].own?.actions ?? 0;
    const [first, ...more] = actions < ACTIONS ? wanted(view, legal, actions) : [];
    return answer(first ? pick(rng, [first, ...more]) : { kind: "end" });
  },
};

/** A card first; then whoever can be struck, the base, or the way there. */
function wanted(view: View, legal: readonly Move[], actions: number): readonly Move[] {
  const seat = seatOf(view);
  const tileOf = (id: number) => view.units.find((unit) => unit.id === id)?.tile;
  const isAhead = (move: Move): boolean => {
    if (move.kind !== "walk") return false;
    const from = tileOf(move.unit);
    return from !== undefined && tileAhead(seat, from) === move.tile;
  };
  const ways: readonly ((move: Move) => boolean)[] = [
    (move) => actions === 0 && move.kind === "place" && isBaseOf(seat, move.tile),
    (move) => move.kind === "attack",
    (move) => move.kind === "raid",
    isAhead,
  ];
  return ways.map((way) => legal.filter(way)).find((moves) => moves.length > 0) ?? [];
}

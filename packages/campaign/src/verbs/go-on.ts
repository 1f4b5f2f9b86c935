import type { CardId } from "@holmgang/clans";
import { enterCamp, nextAct } from "../act.ts";
import { end } from "../end.ts";
import { gold } from "../purse.ts";
import type { Grade, Soldier, State } from "../shape.ts";
import { cardName } from "../cards.ts";
import { no, tooDear } from "./verb.ts";
import type { Verb } from "./verb.ts";

/** The report is read. */
export const goOn: Verb<"continue"> = {
  phases: ["report"],
  list: () => [{ kind: "continue" }],
  refusal: () => null,
  apply(run) {
    if (run.state.actWon) run.state.phase = "upgrade";
    else enterCamp(run);
  },
};

/** On to the next act. */
export const march: Verb<"march"> = {
  phases: ["upgrade"],
  list: () => [{ kind: "march" }],
  refusal: () => null,
  apply: nextAct,
};

/** The grade that cards are raised from after this act. */
const gradeBefore = ({ act }: State): Grade => (act === 1 ? 0 : 1);

const canRise = (state: State, { grade }: Soldier): boolean => grade === gradeBefore(state);

const priceOf = ({ act, setup }: State): number =>
  act === 1 ? setup.settings.upgradeFirst : setup.settings.upgradeSecond;

const risingTypes = (state: State): readonly CardId[] => [
  ...new Set(
    [...state.deck, ...state.reserves]
      .filter((soldier) => canRise(state, soldier))
      .map(({ card }) => card),
  ),
];

/** Every copy of a card in deck and Reserves becomes better, from grade to grade. */
export const upgrade: Verb<"upgrade"> = {
  phases: ["upgrade"],
  list: (state) => risingTypes(state).map((card) => ({ kind: "upgrade", card })),
  refusal: (state, { card }) =>
    risingTypes(state).includes(card)
      ? tooDear(state, priceOf(state))
      : no("no-upgrade", `No ${cardName(card)} can be upgraded now.`),
  apply(run, { card }) {
    const { state, emit } = run;
    gold(run, -priceOf(state), "upgrade");
    const grade = (gradeBefore(state) + 1) as Grade; // from 0 or 1
    let count = 0;
    const raised = <S extends Soldier>(soldier: S): S => {
      if (soldier.card !== card || !canRise(state, soldier)) return soldier;
      count++;
      return { ...soldier, grade };
    };
    state.deck = state.deck.map(raised);
    state.reserves = state.reserves.map(raised);
    emit({ kind: "upgraded", card, count });
  },
};

/** Gives the run up. It can always be done and is never listed. */
export const abandon: Verb<"abandon"> = {
  phases: ["camp", "battle", "shop", "report", "upgrade"],
  list: () => [],
  refusal: () => null,
  apply: (run) => end(run, { result: "lost", reason: "abandoned" }),
};

import { close, complete, recover } from "../complete.ts";
import { fall } from "../army.ts";
import type { Event } from "../events.ts";
import { playAgain, readBattle } from "../fought.ts";
import type { Fought } from "../fought.ts";
import { heal } from "../health.ts";
import { gold } from "../purse.ts";
import type { Run } from "../run.ts";
import { first, no, tooDear } from "./verb.ts";
import type { Verb } from "./verb.ts";

type Report = Extract<Event, { readonly kind: "fought" }>;

/** The battle at hand is over: its record says how. */
export const fight: Verb<"fight"> = {
  phases: ["battle"],
  list: () => [],
  refusal(state, { record }) {
    const fought = readBattle(state, record);
    if (!fought.ok) return fought.refusal;
    return fought.value.end === "open"
      ? no("open-battle", "The battle is not over: fight it out, concede it, or retreat.")
      : null;
  },
  apply(run, move) {
    const { state } = run;
    const fought = playAgain(state, move.record);
    const isWon = fought.end === "won";
    const isBoss = state.current?.kind === "boss";
    report(run, fought, fought.end === "open" ? "retreated" : fought.end);
    if (isBoss && !isWon) heal(run, -state.setup.settings.bossLossHp, "boss");
    if (state.hp > 0) complete(run, { isWon, isFight: true });
    else close(run);
  },
};

/** Leaves the battle at hand for gold: nothing of it counts but what it has cost so far. */
export const retreat: Verb<"retreat"> = {
  phases: ["battle"],
  list: () => [],
  refusal(state, { record }) {
    const fought = readBattle(state, record);
    if (!fought.ok) return fought.refusal;
    return first(
      fought.value.end !== "open" && no("battle-over", "The battle is over already."),
      tooDear(state, state.setup.settings.retreatCost),
    );
  },
  apply(run, move) {
    const { settings } = run.state.setup;
    report(run, playAgain(run.state, move.record), "retreated");
    gold(run, -settings.retreatCost, "retreat");
    recover(run, settings.retreatRecovery);
    close(run);
  },
};

/** HP and casualties, whatever else comes of the battle. */
function report(run: Run, { hp, fallen }: Fought, end: Report["end"]): void {
  const { state, emit } = run;
  emit({ kind: "fought", end, hp, lost: state.hp - hp });
  state.hp = hp;
  for (const soldier of state.deck.filter(({ id }) => fallen.includes(id)))
    fall(run, soldier, "destroyed");
}

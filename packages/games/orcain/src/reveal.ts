import type { BySeat, Table } from "@holmgang/kernel";
import { decided } from "./decided.ts";
import { endMatch } from "./end.ts";
import { shown } from "./grass.ts";
import { inSuddenDeath } from "./moment.ts";
import { prepare } from "./prepare.ts";
import type { Event, PlayedLayout, State } from "./shape.ts";
import { healthAfter } from "./step.ts";

/** Plays all three steps, whatever they do to anybody's health, and then looks whether the match is over. */
export function reveal(
  state: State,
  layouts: Readonly<BySeat<PlayedLayout>>,
  table: Table<Event>,
): void {
  const first = layouts[0];
  const second = layouts[1];
  const { roundIndex, settings } = state;
  let hp0 = state.seats[0].hp;
  let hp1 = state.seats[1].hp;
  for (let step = 0; step < 3; step++) {
    const card0 = first[step]!;
    const card1 = second[step]!;
    hp0 = healthAfter(hp0, card0, card1, settings);
    hp1 = healthAfter(hp1, card1, card0, settings);
    table.emit?.({
      kind: "step_reveal",
      roundIndex,
      step,
      cards: [shown(card0), shown(card1)],
      hp: [hp0, hp1],
    });
  }
  state.seats[0].hp = hp0;
  state.seats[1].hp = hp1;
  const hp: BySeat<number> = [hp0, hp1];
  state.history.push({ layouts, hp });
  endRound(state, hp, table);
}

function endRound(state: State, hp: BySeat<number>, table: Table<Event>): void {
  const { roundIndex } = state;
  table.emit?.({ kind: "round_end", roundIndex, suddenDeath: inSuddenDeath(state), hp });
  const outcome = decided(state, hp);
  if (outcome) endMatch(state, outcome, table);
  else prepare(state, table);
}

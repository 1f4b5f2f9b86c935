import type { Seat } from "@holmgang/kernel";
import { ANT, cardRow, VARIATIONS } from "../../src/cards/cards.ts";
import type { CardId } from "../../src/cards/cards.ts";
import type { Family } from "../../src/cards/language.ts";
import { announce, told } from "./announce.ts";
import type { Run } from "./announce.ts";
import { baseRow, COLUMNS, tileAt } from "./board/tiles.ts";
import { byEntering, troopCount, unitsOf } from "./board/units.ts";
import { plainCopy } from "./copy.ts";
import { enter } from "./new-unit.ts";

/** Whoever has played all three variations of a family has its Ultimate, once. */
export function countVariation(run: Run, seat: Seat, card: CardId): void {
  const { family } = cardRow(card);
  const { played, ultimates } = run.state.seats[seat];
  if (family === null || played[family].includes(card)) return;
  played[family].push(card);
  if (played[family].length < VARIATIONS[family].length) return;
  ultimates.push(family);
  announce(run.table, "ultimate", () => ({ seat, family }));
  ULTIMATES[family](run, seat);
}

const ULTIMATES: Readonly<Record<Family, (run: Run, seat: Seat) => void>> = {
  monkey: leap,
  ant: swarm,
};

/** Each unit may take one step without AP this turn. */
function leap({ state, table }: Run, seat: Seat): void {
  for (const unit of byEntering(unitsOf(state, seat))) {
    unit.step = true;
    announce(table, "changed", () => ({ unit: told(unit), why: "free-step" }));
  }
}

/** Ants fill all room on the base tiles; they have no AP yet and meet nothing. */
function swarm(run: Run, seat: Seat): void {
  for (const column of COLUMNS) {
    const tile = tileAt(baseRow(seat), column);
    while (troopCount(run.state, tile, seat) < run.state.settings.tileUnits)
      enter(run, seat, plainCopy(ANT, 0), { tile, ap: 0 });
  }
}

import type { State, Unit } from "./shape.ts";

/** A copy that may be played on. Quicker than a copy of anything: what is never changed in place is shared. */
export const copyState = (state: State): State => ({
  ...state,
  drafts: [{ ...state.drafts[0] }, { ...state.drafts[1] }],
  units: state.units.map(copyUnit),
  heroes: state.heroes && [{ ...state.heroes[0] }, { ...state.heroes[1] }],
  dealt: [{ ...state.dealt[0] }, { ...state.dealt[1] }],
});

const copyUnit = (unit: Unit | null): Unit | null =>
  unit && {
    kind: unit.kind,
    hp: unit.hp,
    tile: unit.tile,
    shield: unit.shield,
    buffs: unit.buffs,
    acted: unit.acted,
    stored: unit.stored,
    fallen: unit.fallen,
  };

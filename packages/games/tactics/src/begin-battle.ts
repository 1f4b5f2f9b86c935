import type { BySeat, Seat } from "@holmgang/kernel";
import { proceed, startRound } from "./proceed.ts";
import type { Buff, Hero, State, Team, Unit } from "./shape.ts";
import type { Tile } from "./tiles.ts";
import { heroId, heroStart, minionId, minionStart, UNIT_IDS, unitRow } from "./units.ts";
import type { UnitKind } from "./units.ts";
import type { Battle } from "./battle.ts";

/** Units on their tiles, skills ready, nothing on the board; the first round begins. */
export function beginBattle(battle: Battle, teams: BySeat<Team>): void {
  const { state } = battle;
  state.phase = "battle";
  state.units = UNIT_IDS.map(() => null);
  state.heroes = [hero(teams[0]), hero(teams[1])];
  for (const seat of [0, 1] as const) placeTeam(state, seat, teams[seat]);
  state.round = 1;
  startRound(battle);
  proceed(battle);
}

const hero = ({ class: is, skill }: Team): Hero => ({
  class: is,
  skill,
  cooldown: 0,
  charges: 0,
  beacon: null,
});

function placeTeam(state: State, seat: Seat, { minions }: Team): void {
  const { heroHp, secondHeroHp, firstSeatStarts, secondSeatStarts } = state.settings;
  const starts = seat === 0 ? firstSeatStarts : secondSeatStarts;
  const buffs = START_BUFFS[starts];
  const hp = heroHp + (seat === 1 ? secondHeroHp : 0);
  state.units[heroId(seat)] = { ...unit("hero", heroStart(seat), buffs), hp };
  for (const [pick, minion] of minions.entries())
    state.units[minionId(seat, pick)] = unit(minion, minionStart(seat, pick), buffs);
}

const START_BUFFS: Readonly<Record<State["settings"]["firstSeatStarts"], readonly Buff[]>> = {
  free: [],
  rooted: [{ id: "root", rounds: 1 }],
  stunned: [{ id: "stun", rounds: 1 }],
};

const unit = (kind: UnitKind, tile: Tile, buffs: readonly Buff[]): Unit => ({
  kind,
  hp: unitRow(kind).hp,
  tile,
  shield: 0,
  buffs,
  acted: false,
  stored: null,
  fallen: false,
});

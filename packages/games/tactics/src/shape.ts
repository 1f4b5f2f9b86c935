import type { BySeat, Outcome, Seat, Viewer } from "@holmgang/kernel";
import type { BuffId, TileBuff } from "./buffs/buffs.ts";
import type { Event } from "./events.ts";
import type { Action, Remains, Team } from "./parts.ts";
import type { Settings } from "./settings.ts";
import type { SkillId } from "./skills/skills.ts";
import type { Tile } from "./tiles.ts";
import type { HeroClass, Minion, UnitId, UnitKind } from "./units.ts";

export type { Event, Events } from "./events.ts";
export { REMAINS } from "./parts.ts";
export type { Action, Remains, Team } from "./parts.ts";

/** The types of Tactics: read this first. Units, buffs and skills are tables of their own, what moves are made of is in parts.ts, what is announced in events.ts. */
export interface Tactics {
  settings: Settings;
  entry: Entry;
  state: State;
  move: Move;
  event: Event;
  view: View;
}

/** What a player brings: nothing, and then all is drafted in the match; or a whole team, and then nothing is. */
export type Entry = Team | null;

export type Move =
  | { readonly kind: "class"; readonly class: HeroClass }
  | { readonly kind: "minion"; readonly minion: Minion }
  /** Takes the first of two minions back. */
  | { readonly kind: "back" }
  | { readonly kind: "learn"; readonly skill: SkillId }
  | Action
  | { readonly kind: "end"; readonly unit: UnitId }
  /** What a fallen minion leaves behind. */
  | { readonly kind: "remains"; readonly leave: Remains };

/** Questions of the draft; "ready" is waiting for the rival. */
export type DraftStep = "class" | "minions" | "skill" | "ready";

/** What a seat has chosen so far. What the bell left open is filled by chance when both are ready. */
export interface Draft {
  step: DraftStep;
  class: HeroClass | null;
  minions: readonly Minion[];
  skill: SkillId | null;
}

/** Something on a unit, and the rounds it has left, this one included. */
export interface Buff {
  readonly id: BuffId;
  readonly rounds: number;
}

export interface Unit {
  readonly kind: UnitKind;
  hp: number;
  /** Where it stands, or fell. */
  tile: Tile;
  /** What blows must break before HP is lost. */
  shield: number;
  /** In the order in which they came. */
  buffs: readonly Buff[];
  /** Whether it is done for this round. */
  acted: boolean;
  /** What it declared while slow: it happens when the next round starts. */
  stored: Action | null;
  fallen: boolean;
}

/** What lies on a tile. */
export type Thing = { readonly tile: Tile } & (
  | { readonly kind: "obstacle"; readonly hp: number }
  | { readonly kind: "tile"; readonly buff: TileBuff; readonly rounds: number }
);

/** What belongs to a side's hero besides its unit. */
export interface Hero {
  readonly class: HeroClass;
  readonly skill: SkillId;
  /** Rounds until the skill is ready. */
  cooldown: number;
  /** Attacks that still have Nature's Power. */
  charges: number;
  beacon: Tile | null;
}

/** HP taken from the enemy by attacks, skills and counters: decides when both fall at a round's end. */
export interface Dealt {
  hero: number;
  units: number;
}

/** What everybody may know. */
export interface Open {
  readonly settings: Settings;
  phase: "class" | "draft" | "battle";
  /** 1 is the first round; 0 before the battle. */
  round: number;
  /** Carrying out what was stored, taking turns, or closing the round. */
  step: "stored" | "turns" | "end";
  /** By id; null for a shadow that is not there. Empty before the battle. */
  units: (Unit | null)[];
  /** Null before the battle. */
  heroes: BySeat<Hero> | null;
  things: readonly Thing[];
  /** Whose unit acted last, or would have: the rival's is next. */
  turn: Seat;
  active: UnitId | null;
  /** Actions that the active unit has used in this turn. */
  used: number;
  /** Fallen minions whose owner has not said yet what they leave, by id. */
  graves: readonly UnitId[];
  readonly dealt: BySeat<Dealt>;
  /** Number of the question asked last. */
  question: number;
  outcome: Outcome | null;
}

export interface State extends Open {
  readonly drafts: BySeat<Draft>;
}

export interface View extends Readonly<Open> {
  readonly viewer: Viewer;
  /** Whether a seat has chosen all that it is asked for now. */
  readonly ready: Readonly<BySeat<boolean>>;
  /** Shown when both have chosen; null before. */
  readonly classes: Readonly<BySeat<HeroClass>> | null;
  /** Null before the battle. */
  readonly teams: Readonly<BySeat<Team>> | null;
  /** The viewer's own draft; null for a spectator. */
  readonly own: Readonly<Draft> | null;
}

import type { BySeat, EventOf, Outcome, Seat } from "@holmgang/kernel";
import type { BuffId, TileBuff } from "./buffs/buffs.ts";
import type { Action, Remains, Team } from "./parts.ts";
import type { SkillId } from "./skills/skills.ts";
import type { Tile } from "./tiles.ts";
import type { HeroClass, Minion, Who } from "./units.ts";

/** Why HP is lost. */
type Wound = "attack" | "skill" | "counter" | "weakness" | "bleed" | "decay" | "pressure" | "bell";

/** Questions that the bell may ring for. */
type Asked = "class" | "minions" | "skill" | "action" | "remains";

/** Everything that is announced, by kind. */
export interface Events {
  /** These four are heard by their seat alone. */
  readonly class_chosen: { readonly seat: Seat; readonly class: HeroClass };
  readonly minion_chosen: { readonly seat: Seat; readonly minion: Minion };
  readonly minion_returned: { readonly seat: Seat };
  readonly skill_chosen: { readonly seat: Seat; readonly skill: SkillId };
  /** A seat has chosen all it is asked for; what, is not told. */
  readonly ready: { readonly seat: Seat };
  /** Somebody's time is up; what follows is the bell's doing. In the draft heard by its seat alone. */
  readonly bell: { readonly seat: Seat; readonly asked: Asked };
  /** Whether somebody chose or chance did is not told. */
  readonly classes_shown: { readonly classes: Readonly<BySeat<HeroClass>> };
  readonly teams_shown: { readonly teams: Readonly<BySeat<Team>> };
  readonly round_start: { readonly round: number };
  /** `action` is 2 for the second one of a quick unit. */
  readonly turn_start: { readonly unit: Who; readonly action: number };
  readonly turn_passed: { readonly unit: Who };
  readonly action_stored: { readonly unit: Who; readonly action: Action };
  /** What was stored happens now; `fails` if it cannot any more. */
  readonly action_due: {
    readonly unit: Who;
    readonly action: Action;
    readonly fails: boolean;
  };
  readonly moved: {
    readonly unit: Who;
    readonly from: Tile;
    readonly to: Tile;
    readonly how: "walk" | "leap" | "smoke" | "warp" | "push";
  };
  readonly attacked: {
    readonly unit: Who;
    readonly at: Tile;
    /** Null where nobody stands. */
    readonly target: Who | null;
    readonly power: number;
  };
  readonly missed: { readonly unit: Who; readonly at: Tile };
  readonly dodged: { readonly unit: Who; readonly attacker: Who };
  readonly guarded: { readonly tank: Who; readonly unit: Who };
  readonly countered: { readonly unit: Who; readonly attacker: Who };
  /** A blow that took nothing from somebody ascended. */
  readonly unharmed: { readonly unit: Who };
  readonly hurt: {
    readonly unit: Who;
    readonly by: Wound;
    /** HP lost, and what a shield took. */
    readonly amount: number;
    readonly absorbed: number;
    readonly hp: number;
  };
  readonly healed: {
    readonly unit: Who;
    readonly by: BuffId | SkillId;
    readonly amount: number;
    readonly hp: number;
  };
  readonly buff_gained: { readonly unit: Who; readonly buff: BuffId; readonly rounds: number };
  readonly buff_lost: {
    readonly unit: Who;
    readonly buff: BuffId;
    readonly why: "used" | "over" | "cured" | "broken";
  };
  readonly shielded: { readonly unit: Who; readonly amount: number };
  readonly charged: { readonly unit: Who; readonly charges: number };
  readonly skill_used: {
    readonly unit: Who;
    readonly skill: SkillId;
    readonly at: Tile | null;
  };
  readonly skill_rests: { readonly seat: Seat; readonly rounds: number };
  readonly beacon_set: { readonly seat: Seat; readonly tile: Tile };
  readonly beacon_gone: { readonly seat: Seat; readonly tile: Tile };
  readonly clone_came: { readonly unit: Who; readonly tile: Tile };
  readonly clone_faded: { readonly unit: Who; readonly tile: Tile };
  readonly tile_fired: { readonly unit: Who; readonly tile: Tile; readonly buff: TileBuff };
  readonly tile_gone: { readonly tile: Tile; readonly buff: TileBuff };
  readonly obstacle_hit: { readonly tile: Tile; readonly amount: number; readonly hp: number };
  readonly fell: { readonly unit: Who; readonly tile: Tile };
  readonly remains_asked: { readonly unit: Who };
  readonly remains_left: {
    readonly unit: Who;
    readonly tile: Tile;
    readonly leave: Remains;
    /** What the tile holds; null for an obstacle. */
    readonly buff: TileBuff | null;
    /** The obstacle's HP, or the rounds the tile lies. */
    readonly amount: number;
  };
  /** Every unit has acted: bleed, decay and pressure follow. */
  readonly round_end: { readonly round: number };
  /** All that lasts so many rounds has one less: buffs, rests, tiles. */
  readonly round_over: { readonly round: number };
  readonly match_end: { readonly outcome: Outcome };
}

export type Event = EventOf<Events>;

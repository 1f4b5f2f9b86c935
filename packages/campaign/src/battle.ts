import { TERRAINS } from "@holmgang/clans";
import type { Terrain } from "@holmgang/clans";
import { clansField } from "@holmgang/clans/field";
import type { Field } from "@holmgang/clans/field";
import { invariant, parseConfig, pick, seededRng, sha256Hex } from "@holmgang/kernel";
import type { Config } from "@holmgang/kernel";
import { gradeBonus, isArtillery } from "./cards.ts";
import { drawFoes } from "./foes.ts";
import { heroBonus, knows, openingCards, relicSum } from "./perks.ts";
import type { Run } from "./run.ts";
import type { Soldier, Spot, State } from "./shape.ts";
import type { Settings } from "./settings.ts";
import { ACTS } from "./tables/acts.ts";
import type { ActNumber } from "./tables/acts.ts";
import type { EncounterKind } from "./tables/encounters.ts";
import type { Difficulty } from "./tables/enemies.ts";

/** A battle of this run: the match that must be played for it. */
export interface BattleMatch {
  readonly game: string;
  readonly rules: number;
  readonly config: Config<Field>;
  readonly seed: string;
  readonly difficulty: Difficulty;
}

/** The enemy is drawn when the army meets it. Its seed tells nothing of the run's own chance. */
export function openBattle({ state, rng }: Run, difficulty: Difficulty): void {
  state.battles++;
  state.battle = {
    difficulty,
    foes: drawFoes(state.act, difficulty, rng),
    seed: sha256Hex(`${state.setup.seed} battle ${state.battles}`).slice(0, 32),
  };
  state.phase = "battle";
}

/** The exact match that decides the battle at hand; null while there is none. */
export function battleOf(state: State): BattleMatch | null {
  const { battle, current } = state;
  if (!battle || !current) return null;
  const config = parseConfig(clansField, {
    settings: settingsOf(state, current.spot, battle.difficulty),
    entries: [ownArmy(state), enemyArmy(state, current.spot)],
  });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  const { id: game, rules } = clansField;
  return { game, rules, config: config.value, seed: battle.seed, difficulty: battle.difficulty };
}

/** The most HP that a base of the field can have. */
export const MOST_HP = 999;

function settingsOf({ act, hp, setup }: State, spot: Spot, difficulty: Difficulty): object {
  const { enemyHp, bossHp, bossHpAct, battleTurns } = setup.settings;
  return {
    story: true,
    baseHpFirst: hp,
    baseHpSecond: difficulty === "boss" ? Math.min(MOST_HP, bossHp + bossHpAct * act) : enemyHp,
    middleTerrain: groundsAt(act, spot).middle,
    relic: ACTS[act].relic,
    turnLimit: battleTurns,
    mulliganMs: 0,
    turnMs: 0,
    bankMs: 0,
  };
}

/** The grounds of a place: the enemy's base row, and a different one for the middle. The same in every run. */
export function groundsAt(act: ActNumber, { lat, lon }: Spot): { base: Terrain; middle: Terrain } {
  const { terrains } = ACTS[act];
  const rng = seededRng(`ground ${act} ${lat} ${lon}`);
  const base = pick(rng, terrains);
  const others = terrains.filter((terrain) => terrain !== base);
  return { base, middle: pick(rng, others.length > 0 ? others : TERRAINS) };
}

function ownArmy(state: State): object {
  return {
    hero: "napoleon",
    cards: state.deck.map((soldier) => asCopy(state, soldier)),
    added: openingCards(state),
    bonus: heroBonus(state),
  };
}

const MOST = 99;

/** A card with all that the run adds to it. */
function asCopy(state: State, { card, decoy, grade }: Soldier): object {
  const upgrades = gradeBonus(state, grade);
  const here = momentBonus(state.setup.settings, { act: state.act, kind: state.current?.kind });
  const guns = isArtillery(card);
  const damage =
    upgrades.damage +
    relicSum(state, "damage") +
    (guns && knows(state, "artillery-master") ? 1 : 0) +
    here.damage;
  const hp =
    upgrades.hp +
    (guns ? relicSum(state, "artillery") : 0) +
    (knows(state, "emperor-of-france") ? 1 : 0) +
    here.hp;
  return { card, decoy, plusDamage: Math.min(MOST, damage), plusHp: Math.min(MOST, hp) };
}

/** What all cards gain behind walls, and before a boss. */
export function momentBonus(
  { defenseDamage, defenseHp, resolveDamage, resolveHp, resolveFade }: Settings,
  { act, kind }: { readonly act: number; readonly kind: EncounterKind | undefined },
): { damage: number; hp: number } {
  if (kind === "defense") return { damage: defenseDamage, hp: defenseHp };
  if (kind !== "boss") return { damage: 0, hp: 0 };
  const left = (resolve: number): number => Math.max(0, resolve - resolveFade * (act - 1));
  return { damage: left(resolveDamage), hp: left(resolveHp) };
}

function enemyArmy({ act, battle }: State, spot: Spot): object {
  return {
    hero: ACTS[act].hero,
    cards: battle?.foes ?? [],
    terrain: groundsAt(act, spot).base,
    opening: battle?.difficulty === "boss" ? [1] : [],
    idle: true,
  };
}

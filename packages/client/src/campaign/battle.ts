import { ACTS, battleOf, LEVELS } from "@holmgang/campaign";
import type { Difficulty, RunJournal, View } from "@holmgang/campaign";
import { cardRow } from "@holmgang/clans";
import type { MatchRecord } from "@holmgang/kernel";
import { findSaved } from "../kept/saved.ts";
import { startLocal } from "../kept/start-local.ts";
import { navigate } from "../web/route.ts";
import { campaignText } from "./text.ts";

/** The campaign's page, where its battles lead back to. */
export const HOME = "/campaign";

const GAME = "clans-field";
const idOf = (seed: string): string => `run-${seed.slice(0, 12)}`;

/** Who stands there: the army of the act's enemies, or their commander. */
export function rivalOf(act: View["act"], difficulty: Difficulty | null): string {
  return difficulty === "boss" ? cardRow(ACTS[act].boss).name : campaignText.theatre[act].enemy;
}

/** The record of the battle at hand, as far as it was fought; null before its first move. */
export function battleRecord({ state }: RunJournal): MatchRecord | null {
  const battle = battleOf(state);
  return battle ? (findSaved(idOf(battle.seed))?.record ?? null) : null;
}

/** Goes to the table of the battle at hand: to a new one, or to where it was left. */
export function goToBattle({ state }: RunJournal): void {
  const battle = battleOf(state);
  if (!battle) return;
  const id = idOf(battle.seed);
  if (findSaved(id)) return navigate(`/local/${id}`);
  const { config, seed, difficulty } = battle;
  startLocal({
    id,
    seed,
    game: GAME,
    bot: LEVELS[difficulty],
    settings: { ...config.settings },
    entry: config.entries[0],
    botEntry: config.entries[1],
    seat: 0,
    back: HOME,
    rival: rivalOf(state.act, difficulty),
  });
}

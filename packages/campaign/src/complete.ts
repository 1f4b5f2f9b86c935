import { searchCache } from "./cache.ts";
import { count } from "./count.ts";
import { dispatchOf } from "./dispatch.ts";
import { end, lossOf } from "./end.ts";
import { gainOffer } from "./gain.ts";
import { earnAct, earnFight } from "./legacy.ts";
import { relicSum } from "./perks.ts";
import { gold } from "./purse.ts";
import type { Run } from "./run.ts";
import type { Encounter } from "./shape.ts";
import { deliver } from "./supply.ts";
import { MYSTERY_GOLD } from "./tables/encounters.ts";
import { tellStory } from "./tell-story.ts";

/**
 * All that follows an encounter, in order: gold and offer; it is counted; the Map Relic; a dispatch; the road; deliveries;
 * the report. Of a lost one neither gold nor offer.
 */
export function complete(
  run: Run,
  how: { readonly isWon: boolean; readonly isFight: boolean },
): void {
  const { state, emit } = run;
  const encounter = state.current!; // whoever completes something has gone there
  if (how.isWon) {
    reward(run, encounter, how.isFight);
    conquer(run, encounter);
  }
  count(run);
  if (how.isWon) searchCache(run, encounter);
  emit(dispatchOf(state, encounter, how.isWon));
  tellStory(run);
  deliver(run);
  if (!how.isWon) recover(run, state.setup.settings.lossRecovery);
  if (how.isWon && encounter.kind === "boss") winAct(run);
  close(run);
}

function reward(run: Run, encounter: Encounter, isFight: boolean): void {
  const { kind, gold: announced, offer, secret } = encounter;
  gold(run, announced ?? (secret ? MYSTERY_GOLD[secret.kind] : 0), "reward");
  if (isFight) gold(run, relicSum(run.state, "gold"), "relics");
  if (offer) gainOffer(run, offer);
  if (isFight) earnFight(run, kind);
}

/** A city that is won brings a Defense, unless one is waiting; a Defense that is won is over. */
function conquer({ state, emit }: Run, { kind, city, spot }: Encounter): void {
  if (kind === "defense" && state.defense !== null) {
    emit({ kind: "defended", place: state.defense });
    state.defense = null;
  }
  if (!city || spot.place === null) return;
  const isFirst = state.defense === null;
  state.conquered.push(spot.place);
  if (isFirst) state.defense = spot.place;
  emit({ kind: "city", place: spot.place, defense: isFirst });
}

export function recover({ state, emit }: Run, encounters: number): void {
  state.recovery = encounters;
  if (encounters > 0) emit({ kind: "recovery", encounters });
}

function winAct(run: Run): void {
  const { state, emit } = run;
  state.actWon = true;
  emit({ kind: "act_won", act: state.act });
  if (state.act < state.setup.settings.acts) earnAct(run);
}

/** To the report, or to the end of the run. */
export function close(run: Run): void {
  const { state } = run;
  state.current = null;
  state.battle = null;
  state.wares = [];
  state.phase = "report";
  const loss = lossOf(state);
  if (loss) end(run, loss);
  else if (state.actWon && state.act >= state.setup.settings.acts) end(run, { result: "won" });
}

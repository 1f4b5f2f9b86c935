import type { Refusal, Seat } from "@holmgang/kernel";
import { actionBar } from "./bars.ts";
import { barWords } from "./bar-words.ts";
import { isChoice } from "./draft.ts";
import type { Action, Draft, Move, State } from "./shape.ts";
import { SKILLS, skillsOf } from "./skills/skills.ts";
import type { SkillId } from "./skills/skills.ts";
import { CLASSES, seatOf, UNITS } from "./units.ts";
import type { HeroClass, UnitId } from "./units.ts";
import { nameAt } from "./who.ts";

const no = (code: string, words: string): Refusal => ({ code, words });

/** Why the asked seat may not do this, in words for a player, or null. */
export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.phase !== "battle") return draftRefusal(state, seat, move);
  if (state.graves.length > 0)
    return move.kind === "remains"
      ? null
      : no(
          "remains-first",
          `Say first what your fallen ${nameAt(state, state.graves[0]!)} leaves behind.`,
        );
  if (isChoice(move)) return no("draft-over", "The draft is over: the battle has begun.");
  if (move.kind === "remains")
    return no("nobody-fell", "Nobody has fallen that would leave something behind.");
  const notNow = turnRefusal(state, seat, move.unit);
  return notNow ?? (move.kind === "end" ? null : actionRefusal(state, move));
}

/** First whether it is alive, then whether it may act. */
function turnRefusal(state: State, seat: Seat, id: UnitId): Refusal | null {
  const { active } = state;
  if (id === active) return null;
  const unit = state.units[id];
  if (unit == null) return no("no-such-unit", "There is no such unit on the board.");
  const name = nameAt(state, id);
  if (seatOf(id) !== seat) return no("not-your-unit", `The ${name} is not yours to command.`);
  if (unit.fallen) return no("unit-fallen", `Your ${name} has fallen.`);
  const now = active === null ? "" : ` Now acts your ${nameAt(state, active)}.`;
  return unit.acted
    ? no("has-acted", `Your ${name} has acted in this round.${now}`)
    : no("not-its-turn", `It is not yet the turn of your ${name}.${now}`);
}

function actionRefusal(state: State, action: Action): Refusal | null {
  const bar = actionBar(state, action);
  return bar && no(bar, barWords(state, action, bar));
}

function draftRefusal({ phase, drafts }: State, seat: Seat, move: Move): Refusal | null {
  const draft = drafts[seat];
  if (!isChoice(move))
    return no("draft-first", "The battle has not begun: choose class, minions and skill first.");
  switch (move.kind) {
    case "class":
      return phase === "class" ? null : notAsked(draft);
    case "minion":
      if (draft.step !== "minions") return notAsked(draft);
      return draft.minions.includes(move.minion)
        ? no("same-minion", `You have a ${UNITS[move.minion].name}: choose two different minions.`)
        : null;
    case "back":
      if (draft.step !== "minions") return notAsked(draft);
      return draft.minions.length > 0
        ? null
        : no("nothing-chosen", "You have chosen no minion yet.");
    case "learn":
      return draft.step === "skill" ? skillRefusal(draft.class, move.skill) : notAsked(draft);
  }
}

const skillRefusal = (hero: HeroClass | null, skill: SkillId): Refusal | null =>
  hero === null || skillsOf(hero).includes(skill)
    ? null
    : no("other-class", `${SKILLS[skill].name} is no skill of a ${CLASSES[hero].name}.`);

const notAsked = ({ step }: Draft): Refusal =>
  no(
    "not-asked",
    `You are asked for ${step === "minions" ? "your minions" : `a ${step}`} now; what is final stays chosen.`,
  );

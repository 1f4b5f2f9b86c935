import { isSeat, rival } from "@holmgang/kernel";
import { has, heroOf, nameAt, seatOf, SKILLS, unitOf } from "@holmgang/tactics";
import type { Move, Tactics, View } from "@holmgang/tactics";
import type { Parts, Sitting } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import { isSpent } from "./order.ts";
import { tacticsText } from "./text.ts";
import { TELLING } from "./told.ts";
import { debuffsIn } from "./ways.ts";

type Prompt = Parts["prompt"];

const say = (words: string, hint: string | null = null): NonNullable<Prompt> => ({ words, hint });

/** One sentence: what to do now. */
export function promptOf(aim: Aim, { scene, info, names }: Sitting<Tactics>): Prompt {
  const { view } = scene;
  const now = scene.playing;
  if (scene.outcome) return null;
  if (now) return say((now.seen && TELLING.logLine(now.event, [], names)?.words) || "");
  if (aim.asked !== null) return askedPrompt(view, aim);
  const other = isSeat(info.viewer) ? names.names[rival(info.viewer)] : "";
  return view.phase === "battle" ? waitingPrompt(view, names) : draftWait(view, other);
}

const draftWait = ({ own }: View, other: string): Prompt =>
  say(own ? tacticsText.prompt.ready(other) : tacticsText.prompt.drafting);

function waitingPrompt(view: View, { viewer, names }: Sitting<Tactics>["names"]): Prompt {
  const words = tacticsText.prompt;
  const [fallen] = view.graves;
  if (fallen !== undefined)
    return say(words.rivalRemains(names[seatOf(fallen)], nameAt(view, fallen)));
  if (view.active === null) return say("");
  const name = names[seatOf(view.active)];
  if (isSeat(viewer) && isSpent(view, viewer)) return say(tacticsText.finishing(name));
  return say(words.rivalUnit(name, nameAt(view, view.active)));
}

function askedPrompt(view: View, aim: Aim): Prompt {
  const words = tacticsText.prompt;
  switch (aim.asked) {
    case "class":
      return say(words.class, words.draftHint);
    case "minions":
      return say(view.own?.minions.length === 1 ? words.minion : words.minions, words.draftHint);
    case "skill":
      return say(words.learn, words.draftHint);
    case "remains":
      return say(words.remains(nameAt(view, view.graves[0] ?? 0)));
    case "action":
      return actionPrompt(view, aim);
    case null:
      return null;
  }
}

function actionPrompt(view: View, aim: Aim): Prompt {
  const words = tacticsText.prompt;
  const id = view.active ?? 0;
  const [first, second] = aim.chosen;
  if (aim.ready) return readyPrompt(view, aim, aim.ready);
  if (debuffsIn(aim.steps).length > 0) return say(words.debuff);
  if (first === "both") return say(second === undefined ? words.bothTo : words.bothAt);
  if (first === "skill") return say(words.skill(SKILLS[heroOf(view, seatOf(id)).skill].name));
  if (first === "move" || first === "attack" || first === "destroy") return say(words[first]);
  return say((view.used > 0 ? words.again : words.action)(nameAt(view, id)), words.hint);
}

/** Something is aimed: how it is made, or what may still be added to it. */
function readyPrompt(view: View, { chosen, steps }: Aim, ready: Move): Prompt {
  const words = tacticsText.prompt;
  if (ready.kind !== "end" && has(unitOf(view, view.active ?? 0), "slow")) return say(words.slow);
  const leadsOn =
    ready.kind === "move" &&
    chosen[0] !== "move" &&
    [...steps.values()].some((move) => move?.kind === "both");
  return say(leadsOn ? words.orHit : words.confirm);
}

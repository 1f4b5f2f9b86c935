import { CARDS, cardLines, cardText, isUnit } from "@holmgang/slots";
import type { CardId, Slots, View } from "@holmgang/slots";
import { rival } from "@holmgang/kernel";
import type { Parts, Sitting } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import { TELLING } from "./told.ts";
import { slotsText } from "./text.ts";

/** One sentence: what to do now. */
export function promptOf(view: View, aim: Aim, sitting: Sitting<Slots>): Parts["prompt"] {
  const words = slotsText.prompt;
  const say = (said: string, hint: string | null = null) => ({ words: said, hint });
  const { scene, info, names } = sitting;
  if (scene.outcome) return null;
  const now = scene.playing;
  if (now) return say((now.seen && TELLING.logLine(now.event, [], names)?.words) || "");
  if (info.viewer === "spectator") {
    const thinker = view.pending?.effect.seat ?? view.turn;
    return say(words.rival(names.names[thinker]));
  }
  if (aim.asked === "choice" && view.pending) return choicePrompt(view, say);
  const picked = aim.picked === null ? null : (aim.hand[aim.picked] ?? null);
  if (picked) return pickedPrompt(picked, aim.chosen.length > 1);
  if (aim.asked === "turn") {
    if (view.activating) return say(words.abilities);
    const uses = aim.moves.some(({ kind }) => kind === "activate");
    return say(uses ? words.turnUse : words.turn, words.turnHint);
  }
  return waiting(view, info.viewer, names.names[rival(info.viewer)], say);
}

function pickedPrompt(card: CardId, isAimed: boolean): NonNullable<Parts["prompt"]> {
  const words = slotsText.prompt;
  const put = isUnit(card) ? words.place : isAimed ? words.aimNext : words.aim;
  return { words: put(CARDS[card].name), hint: words.placeHint, says: cardText(card) };
}

type Say = (said: string, hint?: string | null) => NonNullable<Parts["prompt"]>;

function choicePrompt({ pending }: View, say: Say): Parts["prompt"] {
  const words = slotsText.prompt;
  if (!pending) return null;
  const { card, trigger } = pending.effect;
  if (pending.options?.some((option) => "card" in option)) return say(words.raise);
  const line = cardLines(card).find(({ keyword }) => keyword === trigger) ?? cardLines(card)[0];
  return say(words.choose(CARDS[card].name, line?.text ?? ""));
}

function waiting(view: View, own: 0 | 1, name: string, say: Say): Parts["prompt"] {
  const words = slotsText.prompt;
  if (view.pending && view.pending.effect.seat !== own)
    return say(words.rivalChooses(name, CARDS[view.pending.effect.card].name));
  return say(view.seats[own].passed ? words.passed(name) : words.rival(name));
}

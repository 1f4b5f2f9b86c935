import { isSeat, rival } from "@holmgang/kernel";
import { cardRow, inLanes } from "@holmgang/clans";
import type { Clans } from "@holmgang/clans";
import type { Parts, Sitting } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import { says } from "./hand.tsx";
import { shortHero } from "./names.ts";
import { clansText } from "./text.ts";

const words = clansText.prompt;

type Prompt = NonNullable<Parts["prompt"]>;

const say = (said: string, hint: string | null = null): Prompt => ({ words: said, hint });

/** One sentence: what to do now. */
export function promptOf(aim: Aim, { scene, info, names }: Sitting<Clans>): Parts["prompt"] {
  if (scene.outcome || scene.playing) return null;
  if (!isSeat(info.viewer)) return say(words.watching);
  if (aim.question === null) return say(words.waiting(names.names[rival(info.viewer)]));
  if (aim.isCalling)
    return say(words.hero(shortHero(scene.view.seats[info.viewer].hero)), words.heroHint);
  if (aim.card && aim.drag === null) return placing(aim);
  const able = aim.moves.some(({ kind }) => kind === "stage");
  return able || aim.staged.length === 0 ? say(words.plan, words.planHint) : say(words.full);
}

/** A card is picked up: where it may go, or on which side of who is there. */
function placing({ card, chosen }: Aim): Prompt {
  if (!card) return say(words.plan);
  const { name } = cardRow(card);
  if (chosen.length > 1) return say(words.order(name), words.orderHint);
  const said = inLanes(card).abilities.length > 0 ? { says: says(card) } : {};
  return { ...say(words.place(name), words.placeHint), ...said };
}

import { isSeat, rival } from "@holmgang/kernel";
import { active, cardRow, inField } from "@holmgang/clans/field";
import type { Fate, Field, Move, UnitView } from "@holmgang/clans/field";
import type { Parts, Sitting } from "../../game/face.ts";
import { shortHero } from "../clans/names.ts";
import type { Aim } from "./aim.ts";
import { says } from "./card-tip.tsx";
import { fateOf, hpThen } from "./look-ahead.ts";
import type { Looked } from "./look-ahead.ts";
import { unitName } from "./names.ts";
import { unitIn } from "./places.ts";
import { fieldText } from "./text.ts";
import { CRAFTS, HERO } from "./ways.ts";

const words = fieldText.prompt;

type Prompt = NonNullable<Parts["prompt"]>;

const say = (said: string, hint: string | null = null): Prompt => ({ words: said, hint });

/** One sentence: what to do now. */
export function promptOf(
  aim: Aim,
  looked: Looked | null,
  { scene, info, names }: Sitting<Field>,
): Parts["prompt"] {
  if (scene.outcome || scene.playing) return null;
  const { viewer } = info;
  const { view } = scene;
  if (view.halfTurn === 0) return opening(aim, isSeat(viewer) ? names.names[rival(viewer)] : null);
  if (!isSeat(viewer)) return say(words.watching(names.names[active(view)]));
  if (aim.asked !== "turn") return say(words.waiting(names.names[rival(viewer)]));
  if (aim.chosen[0] === HERO)
    return say(words.hero(shortHero(view.seats[viewer].hero)), words.heroHint);
  if (aim.card) return placing(aim);
  return aim.unit ? acting(aim, looked, aim.unit) : resting(aim);
}

function opening(aim: Aim, name: string | null): Prompt {
  if (name === null) return say(words.choosing);
  return aim.asked === "mulligan"
    ? say(words.mulligan(aim.view.first === aim.seat), words.mulliganHint)
    : say(words.chosen(name));
}

/** What is left to do this turn. */
function resting({ moves, view }: Aim): Prompt {
  const able = new Set(moves.flatMap((move) => ("unit" in move ? [move.unit] : []))).size;
  const cards = new Set(moves.flatMap((move) => (move.kind === "place" ? [move.copy] : []))).size;
  const { turnCards, firstTurnCards } = view.settings;
  const left = (view.halfTurn === 1 ? firstTurnCards : turnCards) - view.played;
  return say(words.turn(able, Math.min(cards, left)), able + cards > 0 ? words.hint : null);
}

function placing({ card }: Aim): Prompt {
  if (!card) return say(words.hint);
  const said = inField(card.card).abilities.length > 0 ? { says: says(card.card) } : {};
  return { ...say(words.place(cardRow(card.card).name), words.placeHint), ...said };
}

/** A unit is picked up: what it may do, what is missing, or how to do what waits. */
function acting(aim: Aim, looked: Looked | null, unit: UnitView): Prompt {
  const { ready, chosen, steps } = aim;
  const name = unitName(unit);
  if (ready) return say(foreseen(aim, looked, unit) ?? fieldText.waits(name), again(aim, ready));
  if (steps.size > 0 && chosen.length === 3) return say(words.terrain, words.esc);
  if (CRAFTS.some((craft) => craft === chosen[1])) return say(words.whereTo, words.esc);
  if (chosen.length > 1) return say(words.second, words.esc);
  const kinds = new Set([...steps.values()].map((move) => move?.kind));
  const [steps_, strikes] = [kinds.has("walk"), kinds.has("attack") || kinds.has("raid")];
  if (strikes) return say(steps_ ? words.unit(name) : words.strikeOnly(name), words.esc);
  return say(steps_ ? words.stepOnly(name) : words.others(name), words.esc);
}

/** An attack in one sentence, for screens without a panel. */
function foreseen({ view }: Aim, looked: Looked | null, unit: UnitView): string | null {
  const { move } = looked ?? {};
  const target = view.units.find(({ id }) => move?.kind === "attack" && id === move.target);
  if (!looked || !target) return null;
  const [theirs, own] = [fateOf(looked, target.id), fateOf(looked, unit.id)];
  const hp = (each: UnitView, fate: Fate | null): string | null =>
    fate?.falls === "always"
      ? null
      : fieldText.forecast.from(each.is?.hp ?? 0, fate ? hpThen(each, fate) : String(each.is?.hp));
  const title = fieldText.forecast.attacks(unitName(unit), unitName(target));
  const said = fieldText.foreseen(title, hp(target, theirs));
  return (own?.hurt.most ?? 0) > 0
    ? fieldText.answered(said, hp(unit, own))
    : fieldText.noAnswer(said);
}

/** Where the second press goes. */
function again({ view, chosen }: Aim, move: Move): string {
  if (move.kind === "raid") return words.againBase;
  const whom = unitIn(view.units, chosen.at(-1));
  return whom ? words.again(unitName(whom)) : words.againTile;
}

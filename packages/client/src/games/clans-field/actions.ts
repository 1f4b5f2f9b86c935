import { heroRow } from "@holmgang/clans";
import { cardRow } from "@holmgang/clans/field";
import type { Action } from "../../game/face.ts";
import { clansText } from "../clans/text.ts";
import type { Aim } from "./aim.ts";
import { unitName } from "./names.ts";
import type { Marked } from "./use-marked.ts";
import { fieldText } from "./text.ts";
import { CRAFTS, HERO } from "./ways.ts";

/** The brass button ends the turn, always; before the first one it settles the opening hand. */
export function primaryOf(aim: Aim, marked: Marked): Action {
  if (aim.view.halfTurn === 0) return handAction(aim, marked);
  return aim.asked === "turn"
    ? { id: "end", words: fieldText.end, key: "E", run: aim.end }
    : { id: "end", words: fieldText.notYours, missing: true, run: () => undefined };
}

function handAction(aim: Aim, { copies, send }: Marked): Action {
  const words = fieldText.mulligan;
  if (aim.asked !== "mulligan")
    return { id: "mulligan", words: words.done, missing: true, run: () => undefined };
  return copies.length > 0
    ? { id: "replace", words: words.replace(copies.length), key: "Enter", run: () => send(copies) }
    : { id: "keep", words: words.keep(aim.hand.length), key: "Enter", run: () => send([]) };
}

/** What a unit does to ground, the way back, and where plates are narrow strips the hero. */
export function othersOf(aim: Aim, marked: Marked, narrow: boolean): readonly Action[] {
  if (aim.asked === "mulligan")
    return marked.copies.length > 0
      ? [
          {
            id: "keep",
            words: fieldText.mulligan.keep(aim.hand.length),
            icon: "undo",
            key: "K",
            run: () => marked.send([]),
          },
        ]
      : [];
  if (aim.asked !== "turn") return [];
  return [...craftActions(aim), ...backAction(aim), ...(narrow ? heroAction(aim) : [])];
}

const craftActions = (aim: Aim): readonly Action[] =>
  CRAFTS.filter((craft) => aim.unit && aim.steps.has(craft)).map((craft) => ({
    id: craft,
    words: fieldText[craft],
    icon: "bolt",
    key: craft === "ignite" ? "I" : "T",
    run: () => aim.turn(craft),
  }));

function backAction(aim: Aim): readonly Action[] {
  const { unit, card } = aim;
  if (aim.chosen.length === 0) return [];
  const name = unit ? unitName(unit) : card ? cardRow(card.card).name : fieldText.it;
  return [
    { id: "back", words: fieldText.putBack(name), icon: "undo", key: "Esc", run: aim.cancel },
  ];
}

function heroAction(aim: Aim): readonly Action[] {
  const { power, amount } = heroRow(aim.view.seats[aim.seat].hero);
  return [
    {
      id: "hero-call",
      words: clansText.useHero(power, amount),
      icon: power === "draw" ? "cards" : "bolt",
      missing: !aim.moves.some(({ kind }) => kind === "hero"),
      run: () => aim.turn(HERO),
    },
  ];
}

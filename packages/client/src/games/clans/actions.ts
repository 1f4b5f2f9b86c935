import { heroRow } from "@holmgang/clans";
import type { Action } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import { shortHero } from "./names.ts";
import type { Shown } from "./shown.ts";
import { clansText } from "./text.ts";
import { HERO } from "./ways.ts";

/** The brass button submits, or lets the hero act that was called. */
export function primaryOf(aim: Aim, shown: Shown, phone: boolean): Action {
  const words = clansText.primary;
  if (aim.ready)
    return {
      id: "hero",
      words: words.hero(shortHero(shown.seats[aim.seat].hero)),
      key: "Enter",
      run: aim.confirm,
    };
  const count = aim.staged.length;
  if (aim.question === null)
    return { id: "submit", words: words.waiting, missing: true, run: () => undefined };
  return {
    id: "submit",
    words: phone ? words.short(count) : words.submit(count),
    key: "Enter",
    run: aim.submit,
  };
}

/** Ways back; where plates are narrow strips, the hero too. */
export function othersOf(aim: Aim, shown: Shown, narrow: boolean): readonly Action[] {
  if (aim.question === null) return [];
  const none = aim.staged.length === 0;
  return [
    { id: "undo", words: clansText.undo, icon: "undo", key: "Z", missing: none, run: aim.undo },
    ...(narrow
      ? heroAction(aim, shown)
      : [
          {
            id: "clear",
            words: clansText.clear,
            icon: "close" as const,
            missing: none,
            run: aim.clear,
          },
        ]),
  ];
}

function heroAction(aim: Aim, shown: Shown): readonly Action[] {
  const { power, amount } = heroRow(shown.seats[aim.seat].hero);
  return [
    {
      id: "hero-call",
      words: clansText.useHero(power, amount),
      icon: "bolt",
      missing: !aim.moves.some(({ kind }) => kind === "hero"),
      run: () => aim.turn(HERO),
    },
  ];
}

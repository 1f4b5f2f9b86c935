import { rival } from "@holmgang/kernel";
import { CARDS } from "@holmgang/slots";
import type { View } from "@holmgang/slots";
import { playCue } from "../../sound/play-cue.ts";
import type { Action } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import { slotsText } from "./text.ts";

/** Passing is the brass button, since cards are played by the cards themselves; it always says what it banks. */
export function primaryOf(view: View, aim: Aim): Action {
  const words = slotsText;
  if (aim.asked === "choice")
    return view.pending?.may
      ? {
          id: "decline",
          words: words.decline,
          key: "N",
          run: () => aim.send({ kind: "choose", option: null }),
        }
      : { id: "choose", words: words.chooseFirst, missing: true, run: () => {} };
  if (aim.asked === null) return { id: "pass", words: words.wait, missing: true, run: () => {} };
  if (view.activating)
    return { id: "done", words: words.done, key: "D", run: () => aim.send({ kind: "done" }) };
  const [own, other] = [view.points[aim.seat], view.points[rival(aim.seat)]];
  return {
    id: "pass",
    words: (own > other ? words.pass : own < other ? words.passBehind : words.passLevel)(
      own,
      other,
    ),
    key: "P",
    run() {
      playCue("stamp");
      aim.send({ kind: "pass" });
    },
  };
}

/** With a card in hand: putting it back. */
export function othersOf(aim: Aim): readonly Action[] {
  const card = aim.picked === null ? null : aim.hand[aim.picked];
  return card
    ? [
        {
          id: "put-back",
          words: slotsText.putBack(CARDS[card].name),
          icon: "undo",
          key: "Esc",
          run: () => aim.pick(null),
        },
      ]
    : [];
}

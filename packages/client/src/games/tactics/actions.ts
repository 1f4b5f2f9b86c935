import { UNITS } from "@holmgang/tactics";
import type { View } from "@holmgang/tactics";
import type { Action } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { titleOf } from "./title.ts";

const words = tacticsText.primary;

/** The brass button makes the move that waits, and says which. */
export function primaryOf(view: View, shown: Shown, aim: Aim): Action {
  const { ready } = aim;
  if (ready)
    return { id: ready.kind, words: titleOf(ready, shown), key: "Enter", run: aim.confirm };
  const only = aim.asked === "action" && aim.moves.length === 1 ? aim.moves[0] : undefined;
  if (only) return { id: "end", words: words.end, key: "Enter", run: () => aim.send(only) };
  return { id: "none", words: missing(view, aim), missing: true, run: () => undefined };
}

/** What has to be chosen first. */
function missing(view: View, aim: Aim): string {
  switch (aim.asked) {
    case null:
      return view.phase === "battle" ? words.wait : words.ready;
    case "class":
      return words.pickClass;
    case "minions":
      return words.pickMinion;
    case "skill":
      return words.pickSkill;
    case "remains":
      return words.leave;
    case "action":
      return aim.chosen.length === 0
        ? words.choose
        : aim.chosen[0] === "move"
          ? words.tile
          : words.target;
  }
}

/** In the draft the minion that was taken first may be taken back. */
export function othersOf(view: View, aim: Aim): readonly Action[] {
  const [first] = view.own?.minions ?? [];
  if (aim.asked !== "minions" || !first) return [];
  return [
    {
      id: "back",
      words: tacticsText.draft.takeBack(UNITS[first].name),
      icon: "undo",
      key: "Backspace",
      run: () => aim.send({ kind: "back" }),
    },
  ];
}

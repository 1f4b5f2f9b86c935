import {
  BUFFS,
  CLASSES,
  heroOf,
  nameAt,
  seatOf,
  SKILLS,
  tileName,
  unitAt,
  UNITS,
} from "@holmgang/tactics";
import type { Move } from "@holmgang/tactics";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { isShot } from "./ways.ts";

/** A move as the button that makes it says it. */
export function titleOf(move: Move, shown: Shown): string {
  const words = tacticsText.primary;
  const whom = (at: number): string | null => {
    const id = unitAt(shown, at);
    return id === null ? null : nameAt(shown, id);
  };
  switch (move.kind) {
    case "move":
      return words.move(tileName(move.to));
    case "attack": {
      const name = whom(move.at);
      if (name === null) return words.obstacle;
      return (isShot(shown, move.unit, move.at) ? words.shoot : words.attack)(name);
    }
    case "both":
      return words.both(whom(move.at) ?? tileName(move.at));
    case "skill": {
      const { name } = SKILLS[heroOf(shown, seatOf(move.unit)).skill];
      return move.debuff === null ? name : words.lay(BUFFS[move.debuff].name);
    }
    case "destroy":
      return words.destroy;
    case "end":
      return words.end;
    case "class":
      return words.take(CLASSES[move.class].name);
    case "minion":
      return words.take(UNITS[move.minion].name);
    case "learn":
      return words.take(SKILLS[move.skill].name);
    case "back":
    case "remains":
      return "";
  }
}

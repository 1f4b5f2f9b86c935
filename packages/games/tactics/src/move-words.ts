import { DEBUFFS } from "./buffs/buffs.ts";
import { REMAINS } from "./shape.ts";
import type { Move, View } from "./shape.ts";
import { SKILL_IDS, SKILLS } from "./skills/skills.ts";
import { tileName, tileNamed } from "./tiles.ts";
import { CLASS_IDS, CLASSES, MINIONS, UNITS } from "./units.ts";

/** A move as it is typed. */
export function moveWords(move: Move): string {
  switch (move.kind) {
    case "class":
      return CLASSES[move.class].name;
    case "minion":
      return UNITS[move.minion].name;
    case "learn":
      return SKILLS[move.skill].name;
    case "move":
      return `move ${tileName(move.to)}`;
    case "attack":
    case "destroy":
      return `${move.kind} ${tileName(move.at)}`;
    case "both":
      return `both ${tileName(move.to)} ${tileName(move.at)}`;
    case "skill":
      return ["skill", move.at === null ? null : tileName(move.at), move.debuff]
        .filter((word) => word !== null)
        .join(" ");
    case "remains":
      return move.leave;
    case "back":
    case "end":
      return move.kind;
  }
}

/** Reads `move c3`, `attack c4`, `both c3 c4`, `skill`, `skill c4 slow`, `destroy c3`, `end`, and every name of the draft. */
export function readMove(line: string, { active, phase }: View): Move | null {
  const typed = plain(line);
  if (phase !== "battle") return readChoice(typed);
  const [verb = "", ...rest] = typed.split(" ");
  const leave = REMAINS.find((each) => each === typed);
  if (leave) return { kind: "remains", leave };
  if (active === null) return null;
  return readAction(verb, rest, active);
}

const plain = (text: string): string =>
  text.trim().toLowerCase().replace(/['’]/g, "").replace(/\s+/g, " ");

function readChoice(typed: string): Move | null {
  if (typed === "back") return { kind: "back" };
  const hero = CLASS_IDS.find((id) => plain(CLASSES[id].name) === typed);
  if (hero) return { kind: "class", class: hero };
  const minion = MINIONS.find((id) => plain(UNITS[id].name) === typed);
  if (minion) return { kind: "minion", minion };
  const skill = SKILL_IDS.find((id) => plain(SKILLS[id].name) === typed);
  return skill ? { kind: "learn", skill } : null;
}

function readAction(verb: string, rest: readonly string[], unit: number): Move | null {
  const [first = null, second = null] = rest.map(tileNamed);
  if (verb === "skill") return readSkill(rest, unit);
  if (verb === "end") return rest.length === 0 ? { kind: "end", unit } : null;
  if (first === null || rest.length !== (verb === "both" ? 2 : 1)) return null;
  switch (verb) {
    case "move":
      return { kind: "move", unit, to: first };
    case "attack":
      return { kind: "attack", unit, at: first };
    case "destroy":
      return { kind: "destroy", unit, at: first };
    case "both":
      return second === null ? null : { kind: "both", unit, to: first, at: second };
    default:
      return null;
  }
}

function readSkill(rest: readonly string[], unit: number): Move | null {
  const debuff = DEBUFFS.find((each) => each === rest.at(-1)) ?? null;
  const aimed = debuff === null ? rest : rest.slice(0, -1);
  if (aimed.length > 1) return null;
  const at = aimed.length === 0 ? null : tileNamed(aimed[0]!);
  return aimed.length === 1 && at === null ? null : { kind: "skill", unit, at, debuff };
}

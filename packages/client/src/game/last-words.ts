import type { Outcome } from "@holmgang/kernel";
import { does } from "../text/en/grammar.ts";
import { text } from "../text/text.ts";
import type { Caption, Names } from "./face.ts";
import { whoIs } from "./names.ts";

/** The end of a match in large letters, before the table says what it was worth. */
export function lastWords(outcome: Outcome, names: Names): Caption {
  const { result, isOver } = text.table;
  const title =
    outcome.result === "win"
      ? does(whoIs(names, outcome.seat), "win")
      : outcome.result === "draw"
        ? result.draw
        : outcome.result === "both-lose"
          ? result.bothLose
          : result.void;
  return { over: isOver, title, line: null };
}

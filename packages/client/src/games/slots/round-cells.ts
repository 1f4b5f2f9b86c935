import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { text } from "../../text/text.ts";
import type { RoundCell } from "../../pieces/round-cells.tsx";
import type { Shown } from "./shown.ts";

/** The three rounds: how they ended, which one is being played, which may still come. */
export const roundCells = ({ results, round }: Shown, near: Seat): readonly RoundCell[] =>
  [1, 2, 3].map((number) => {
    const result = results[number - 1];
    const now = !result && number === round;
    return {
      mark: text.table.roman(number),
      score: result ? [result.points[near], result.points[rival(near)]] : null,
      now,
    };
  });

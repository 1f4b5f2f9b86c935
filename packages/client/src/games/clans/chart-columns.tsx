import type { ReactNode } from "react";
import type { ChartColumn } from "../../game/deck-face.ts";
import type { Column } from "./scale.ts";

/** The columns of a scale as a chart of cards draws them: with their numbers at the foot, unless told otherwise. */
export const chartColumns = (
  columns: readonly Column[],
  wordsOf: (range: string) => string,
  signOf: (column: Column) => ReactNode = ({ range }) => <span className="num">{range}</span>,
): readonly ChartColumn[] =>
  columns.map((column) => ({
    id: String(column.from),
    sign: signOf(column),
    words: wordsOf(column.range),
    apart: false,
  }));

/** Where each column of a chart begins; it goes to where the next one does. */
type Scale = readonly [number, ...number[]];

/** A column with its numbers: `4–5`, `3`, or `20+` for the last. */
export interface Column {
  readonly from: number;
  readonly range: string;
}

/** Where the column begins that a number is in. */
export const stepOf = (scale: Scale, value: number): number =>
  scale.findLast((from) => from <= value) ?? scale[0];

/** The columns of a scale on which nothing is more than `most`. */
export const columnsUpTo = (scale: Scale, most: number): readonly Column[] =>
  scale.map((from, at) => {
    const to = (scale[at + 1] ?? most + 1) - 1;
    if (to === from) return { from, range: `${from}` };
    return { from, range: to === most ? `${from}+` : `${from}–${to}` };
  });

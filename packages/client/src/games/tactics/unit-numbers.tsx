import { fullHp, strikeOf, unitOf, unitRow } from "@holmgang/tactics";
import type { UnitId } from "@holmgang/tactics";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import "./unit-numbers.css";

/** The four numbers of a unit. */
export function UnitNumbers({ shown, id }: { readonly shown: Shown; readonly id: UnitId }) {
  const unit = unitOf(shown, id);
  const { move, range } = unitRow(unit.kind);
  const full = fullHp(shown, id, unit);
  const words = tacticsText.unit;
  return (
    <Numbers
      numbers={[
        [unit.hp, `/ ${full} ${tacticsText.hp}`],
        [strikeOf(shown, id), words.attack],
        [move, words.move],
        [range, words.range],
      ]}
    />
  );
}

/** Numbers over their words. */
export const Numbers = ({
  numbers,
}: {
  readonly numbers: readonly (readonly [value: number, words: string])[];
}) => (
  <span className="numbers">
    {numbers.map(([value, words]) => (
      <span key={words}>
        <b className="num">{value}</b> {words}
      </span>
    ))}
  </span>
);

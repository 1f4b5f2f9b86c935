import type { Pace } from "@holmgang/kernel";
import { Segmented } from "../look/segmented.tsx";
import { text } from "../text/text.ts";

/** How much time a decision has. */
export function PaceChoice({
  paces,
  pace,
  choose,
}: {
  readonly paces: readonly Pace[];
  readonly pace: string;
  choose(pace: string): void;
}) {
  return (
    <div className="set-up__pace">
      <span className="label">{text.setUp.pace}</span>
      <Segmented
        wide
        label={text.setUp.pace}
        options={paces.map(({ id, about }) => ({ value: id, words: about }))}
        value={pace}
        onChange={choose}
      />
    </div>
  );
}

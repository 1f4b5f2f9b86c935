import { replayText } from "../text/replay.ts";
import type { Recording } from "./source.ts";

/** Who is likely to win at this step; while that is being solved its line stays empty. */
export function Chance({
  chance,
  sitters,
}: {
  readonly chance: number | null;
  readonly sitters: Recording["sitters"];
}) {
  const first = chance === null ? null : Math.round(100 * chance);
  return (
    <p className="replay__chance" data-empty={first === null || undefined}>
      <span className="label">{replayText.chance}</span>
      {first !== null && (
        <span className="num">
          <b data-seat="0">
            {sitters[0].name} {first} %
          </b>
          <b data-seat="1">
            {sitters[1].name} {100 - first} %
          </b>
        </span>
      )}
    </p>
  );
}

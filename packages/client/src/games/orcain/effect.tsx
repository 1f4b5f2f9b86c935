import type { Seat } from "@holmgang/kernel";
import { Burst } from "../../look/burst.tsx";
import { Delta } from "../../look/delta.tsx";
import { CUES } from "../../sound/cues.ts";
import type { ShownStep } from "./moment.ts";

/** What a step did to one side: in the light as a blow, a heal or a stop; afterwards as a small tag. */
export function Effect({
  step: { meeting },
  seat,
  lit,
  far,
}: {
  readonly step: ShownStep;
  readonly seat: Seat;
  readonly lit: boolean;
  readonly far: boolean;
}) {
  const changes = meeting.changes[seat];
  const fate = meeting.fates[seat];
  if (!lit) {
    return (
      <span className={far ? "duel__result duel__result--far" : "duel__result"}>
        {changes.length === 0 ? (
          <Delta value={0} />
        ) : (
          changes.map((value, at) => <Delta key={at} value={value} />)
        )}
      </span>
    );
  }
  const loss = changes.find((value) => value < 0);
  const gain = changes.find((value) => value > 0);
  return (
    <span className="duel__effect" aria-hidden="true">
      {gain !== undefined && (
        <span className="duel__gain">
          <Delta value={gain} />
        </span>
      )}
      {loss !== undefined && <Burst value={loss} size={96} />}
      {fate === "blocks" && <span className="duel__stopped">{CUES.block.words}</span>}
    </span>
  );
}

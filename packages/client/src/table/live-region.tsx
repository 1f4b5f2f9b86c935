import type { Shape } from "@holmgang/kernel";
import type { GameFace, Names } from "../game/face.ts";
import { text } from "../text/text.ts";

const KEPT = 8;

/** The latest events as sentences, for those who listen. */
export function LiveRegion({
  face,
  heard,
  names,
}: {
  readonly face: GameFace<Shape>;
  readonly heard: readonly Shape["event"][];
  readonly names: Names;
}) {
  const first = Math.max(0, heard.length - KEPT);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={text.table.happened}>
      {heard.slice(first).map((event, index) => {
        const words = face.sentence(event, heard.slice(0, first + index), names);
        return words === null ? null : <p key={first + index}>{words}</p>;
      })}
    </div>
  );
}

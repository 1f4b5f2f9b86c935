import { type CardSize, cardSize } from "./card-size.ts";
import { Icon } from "./icon.tsx";
import "./slot-target.css";

/** A place where a card may be laid now. Like a card it only shows; its wrapper is pressed. */
export function SlotTarget({
  words,
  lit = true,
  size = "M",
}: {
  /** "Lay a card in step III". */
  words: string;
  /** Out of the lamp, it is a free place that is not offered now. */
  lit?: boolean;
  size?: CardSize;
}) {
  return (
    <div className={`slot-target${lit ? " slot-target--lit" : ""} ${cardSize(size)}`}>
      <Icon name="plus" size={26} />
      <span className="slot-target__words">{words}</span>
    </div>
  );
}

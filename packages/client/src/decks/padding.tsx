import { Icon } from "../look/icon.tsx";
import { paddingWords } from "./played.ts";
import type { Bench } from "./use-bench.ts";

/** What is added to a deck that may be played and is smaller than what is played. */
export function Padding({ bench: { face, faults, played } }: { readonly bench: Bench }) {
  const said = faults.length === 0 ? paddingWords(played, face) : null;
  if (said === null) return null;
  return (
    <p className="fault" data-soft data-testid="padding">
      <Icon name="info" size={20} />
      <span>{said}</span>
    </p>
  );
}

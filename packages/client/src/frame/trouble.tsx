import type { Refusal } from "@holmgang/kernel";
import { Button } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { text } from "../text/text.ts";

/** Something could not be loaded: why, and another try. */
export function Trouble({
  refusal,
  again,
}: {
  readonly refusal: Refusal;
  again?(this: void): unknown;
}) {
  return (
    <EmptyState
      glyph="lantern-flame"
      title={text.site.failed}
      action={again && <Button onClick={() => void again()}>{text.site.tryAgain}</Button>}
    >
      {refusal.words}
    </EmptyState>
  );
}

import { MissingLine } from "../gold/missing-line.tsx";
import { useMedia } from "../web/use-media.ts";
import { decksText } from "../text/decks.ts";
import { BenchButtons } from "./bench-buttons.tsx";
import type { BenchTool } from "./bench-tool.ts";
import { Charts } from "./charts.tsx";
import { DeckHead } from "./deck-head.tsx";
import { DeckList } from "./deck-list.tsx";
import { FaultList } from "./fault-list.tsx";
import { HeroRow } from "./hero-row.tsx";
import type { Bench } from "./use-bench.ts";
import "./deck-panel.css";

/** The deck beside its collection: what it is, what is in it, what is wrong, what can be tried. */
export function DeckPanel({
  bench,
  open,
  show,
}: {
  readonly bench: Bench;
  open(this: void, tool: BenchTool): void;
  show(this: void, card: string): void;
}) {
  const low = useMedia("(height < 800px)");
  return (
    <aside className="deck-panel" aria-label={decksText.builder.deck}>
      <DeckHead bench={bench} />
      <HeroRow bench={bench} />
      <Charts bench={bench} />
      <DeckList bench={bench} show={show} />
      <FaultList bench={bench} most={low ? 1 : Infinity} />
      <MissingLine
        short={low && bench.faults.length > 0}
        game={bench.face.game}
        missing={bench.missing}
      />
      <BenchButtons bench={bench} open={open} />
    </aside>
  );
}

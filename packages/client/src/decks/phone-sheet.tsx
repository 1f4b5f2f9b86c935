import { MissingLine } from "../gold/missing-line.tsx";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { decksText } from "../text/decks.ts";
import { BenchButtons } from "./bench-buttons.tsx";
import type { BenchTool } from "./bench-tool.ts";
import { Charts } from "./charts.tsx";
import { Curve } from "./curve.tsx";
import { DeckHead } from "./deck-head.tsx";
import { DeckList } from "./deck-list.tsx";
import { FaultList } from "./fault-list.tsx";
import { HeroRow } from "./hero-row.tsx";
import type { Bench } from "./use-bench.ts";
import "./phone-sheet.css";

const words = decksText.builder;

/** The deck on a phone: a sheet at the foot, and the whole of it above when it is asked for. */
export function PhoneSheet({
  bench,
  listed,
  open,
  show,
}: {
  readonly bench: Bench;
  readonly listed: boolean;
  open(this: void, tool: BenchTool | null): void;
  show(this: void, card: string): void;
}) {
  return (
    <aside className="phone-sheet" aria-label={words.deck}>
      <i className="phone-sheet__grab" aria-hidden="true" />
      <DeckHead bench={bench} />
      <Curve chart={bench.face.charts[0]} cards={bench.deck.cards} />
      {(bench.faults.length > 0 || bench.missing.length === 0) && (
        <FaultList bench={bench} most={1} />
      )}
      {bench.faults.length === 0 && (
        <MissingLine short game={bench.face.game} missing={bench.missing} />
      )}
      <div className="phone-sheet__buttons">
        <Button kind="primary" icon="list" data-testid="deck-list" onClick={() => open("list")}>
          {words.openList}
        </Button>
        <Button
          data-testid="test-draw"
          missing={bench.deck.cards.length === 0}
          onClick={() => open("draw")}
        >
          {words.testDraw}
        </Button>
        <IconButton framed icon="share" label={words.share} onClick={() => open("pass")} />
      </div>
      <Dialog
        open={listed}
        sheet
        hasClose
        title={bench.desk.name.trim() || words.deck}
        onClose={() => open(null)}
      >
        <div className="phone-sheet__list">
          <HeroRow bench={bench} />
          <FaultList bench={bench} />
          <MissingLine game={bench.face.game} missing={bench.missing} />
          <DeckList bench={bench} show={show} />
          <Charts bench={bench} />
          <BenchButtons bench={bench} open={open} />
        </div>
      </Dialog>
    </aside>
  );
}

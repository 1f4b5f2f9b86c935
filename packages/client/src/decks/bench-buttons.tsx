import { isSuiteCode } from "@holmgang/decks";
import { Button } from "../look/button.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { decksText } from "../text/decks.ts";
import { navigate } from "../web/route.ts";
import type { BenchTool } from "./bench-tool.ts";
import { playWith } from "./play-with.ts";
import { MATCHES } from "./use-simulation.ts";
import type { Bench } from "./use-bench.ts";

const words = decksText.builder;

/** What a deck can be tried by, and the way to the table. */
export function BenchButtons({
  bench: { face, desk, code, faults, deck },
  open,
}: {
  readonly bench: Bench;
  open(this: void, tool: BenchTool): void;
}) {
  const illegal = faults.length > 0;
  const isPart = isSuiteCode(desk.code);
  return (
    <div className="bench-buttons">
      <Button
        data-testid="test-draw"
        missing={deck.cards.length === 0}
        onClick={() => open("draw")}
      >
        {words.testDraw}
      </Button>
      <Button data-testid="simulate" missing={illegal} onClick={() => open("simulate")}>
        {words.simulate(MATCHES)}
      </Button>
      <IconButton
        framed
        icon="share"
        label={words.share}
        data-testid="pass-on"
        onClick={() => open("pass")}
      />
      {isPart ? (
        <Button
          kind="primary"
          icon="prev"
          className="bench-buttons__play"
          data-testid="to-trio"
          onClick={() => navigate(desk.back.href)}
        >
          {desk.back.words}
        </Button>
      ) : (
        <Button
          kind="primary"
          glyph="crossed-swords"
          className="bench-buttons__play"
          data-testid="play-deck"
          missing={illegal}
          onClick={() => playWith(face.game, { kind: "own", id: desk.id, code })}
        >
          {words.play}
        </Button>
      )}
    </div>
  );
}

import { seededRng } from "@holmgang/kernel";
import { useMemo, useState } from "react";
import { usePhone } from "../web/use-media.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { Tooltip } from "../look/tooltip.tsx";
import { randomHex } from "../store/random-hex.ts";
import { decksText } from "../text/decks.ts";
import type { Bench } from "./use-bench.ts";
import "./test-draw.css";

const words = decksText.draw;

/** An opening hand as a match would deal it. */
export function TestDraw({
  bench: { face, played },
  close,
}: {
  readonly bench: Bench;
  close(this: void): void;
}) {
  const [seed, setSeed] = useState(() => randomHex(16));
  const phone = usePhone();
  const hand = useMemo(
    () => face.openingHand(played.cards, seededRng(seed)),
    [face, played.cards, seed],
  );
  const names = new Map(face.cards.map(({ id, name, text: said }) => [id, `${name}. ${said}`]));
  return (
    <Dialog
      open
      sheet
      width={700}
      title={words.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{decksText.builder.close}</Button>
          <Button
            kind="primary"
            icon="undo"
            data-testid="draw-again"
            onClick={() => setSeed(randomHex(16))}
          >
            {words.again}
          </Button>
        </>
      }
    >
      <p>
        {hand.length === played.cards.length ? words.short(hand.length) : words.words(hand.length)}
      </p>
      <ul className="test-draw" key={seed}>
        {hand.map((card, index) => (
          <li key={`${index} ${card}`} data-testid="drawn-card" data-card={card}>
            <Tooltip content={face.tip(card)}>
              <button type="button" aria-label={names.get(card)}>
                {face.card(card, phone ? "P" : "M", "rest")}
              </button>
            </Tooltip>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

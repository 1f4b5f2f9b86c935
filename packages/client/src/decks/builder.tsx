import type { Deck } from "@holmgang/decks";
import { useEffect, useState } from "react";
import { navigate } from "../web/route.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { usePhone } from "../web/use-media.ts";
import { IconButton } from "../look/icon-button.tsx";
import { decksText } from "../text/decks.ts";
import type { BenchTool } from "./bench-tool.ts";
import { Collection } from "./collection.tsx";
import type { DeckFace } from "../game/deck-face.ts";
import { DeckPanel } from "./deck-panel.tsx";
import { PassOn } from "./pass-on.tsx";
import { PhoneSheet } from "./phone-sheet.tsx";
import { NO_WISH } from "./find-cards.ts";
import { SimulationDialog } from "./simulation-dialog.tsx";
import { TestDraw } from "./test-draw.tsx";
import { useBench } from "./use-bench.ts";
import type { Desk } from "./use-desk.ts";
import { useUndoKey } from "./use-undo-key.ts";
import "./builder.css";

const words = decksText.builder;

/** The collection, and the deck that is made from it. */
export function Builder({
  face,
  desk,
  first,
}: {
  readonly face: DeckFace;
  readonly desk: Desk;
  readonly first: Deck;
}) {
  const bench = useBench(face, desk, first);
  const [tool, setTool] = useState<BenchTool | null>(null);
  const [wish, setWish] = useState(NO_WISH);
  const [searching, setSearching] = useState(false);
  const phone = usePhone();
  useUndoKey(bench.acts.undo);
  const [sought, setSought] = useState<string | null>(null);
  useEffect(() => {
    if (sought === null) return;
    document.querySelector<HTMLElement>(`[data-grid-item="${sought}"]`)?.focus();
    setSought(null);
  }, [sought]);
  const close = (): void => setTool(null);
  const show = (card: string): void => {
    setWish(NO_WISH);
    setTool(null);
    setSought(card);
  };
  const bar = (
    <header className="bench-bar">
      <IconButton icon="prev" label={desk.back.words} onClick={() => navigate(desk.back.href)} />
      <h1>{words.collection}</h1>
      <IconButton
        icon="undo"
        label={words.undo}
        disabled={bench.editing.before.length === 0}
        onClick={bench.acts.undo}
      />
      <IconButton
        icon="search"
        label={words.showSearch}
        aria-expanded={searching}
        onClick={() => setSearching(!searching)}
      />
    </header>
  );
  return (
    <SiteFrame title={desk.name} at="decks" width="full" game={face.game} phoneBar={bar}>
      <div className="bench">
        <Collection bench={bench} wish={wish} change={setWish} searching={!phone || searching} />
        {phone ? (
          <PhoneSheet bench={bench} open={setTool} listed={tool === "list"} show={show} />
        ) : (
          <DeckPanel bench={bench} open={setTool} show={show} />
        )}
      </div>
      {tool === "draw" && <TestDraw bench={bench} close={close} />}
      {tool === "simulate" && <SimulationDialog bench={bench} close={close} />}
      {tool === "pass" && <PassOn face={face} code={bench.code} close={close} />}
    </SiteFrame>
  );
}

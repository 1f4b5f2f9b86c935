import { decksFaults } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { useState } from "react";
import { SiteFrame } from "../frame/site-frame.tsx";
import type { DeckFace } from "../game/deck-face.ts";
import { MissingLine } from "../gold/missing-line.tsx";
import { Button } from "../look/button.tsx";
import { Icon } from "../look/icon.tsx";
import { decksText } from "../text/decks.ts";
import { goldText } from "../text/gold.ts";
import { Link } from "../web/link.tsx";
import { DeskHead } from "./desk-head.tsx";
import { PartDialog } from "./part-dialog.tsx";
import { PartTile } from "./part-tile.tsx";
import { PassOn } from "./pass-on.tsx";
import { playWith } from "./play-with.ts";
import { useMissing } from "./use-missing.ts";
import type { Desk } from "./use-desk.ts";
import "./suite-page.css";

const words = decksText.trio;

/** A trio: its name, its three decks, what is wrong with them, and the way to the table. */
export function SuitePage({
  face,
  desk,
  decks,
  put,
}: {
  readonly face: DeckFace;
  readonly desk: Desk;
  readonly decks: readonly Deck[];
  put(this: void, index: number, deck: Deck): void;
}) {
  const { book, game } = face;
  const { id, name, code, back } = desk;
  const [asked, setAsked] = useState<number | "pass" | null>(null);
  const close = (): void => setAsked(null);
  const faults = decksFaults(decks, book, face.limits({}));
  const missing = useMissing(face, code);
  const hero = decks.find((deck) => deck.hero !== null)?.hero ?? null;
  const emblem = hero === null ? face.emblem : (face.hero?.(hero).glyph ?? face.emblem);
  return (
    <SiteFrame title={name} at="decks" game={game}>
      <h1 className="visually-hidden">{name}</h1>
      <div className="suite-head">
        <DeskHead desk={desk} label={words.name} emblem={emblem} />
        <Link href={back.href}>{back.words}</Link>
      </div>
      <ol className="suite-parts">
        {decks.map((deck, index) => (
          <PartTile
            key={book.suite?.[index]}
            face={face}
            part={book.suite?.[index] ?? ""}
            deck={deck}
            href={`/decks/${game}/${id}/${index + 1}`}
            choose={() => setAsked(index)}
          />
        ))}
      </ol>
      <SuiteFaults faults={faults} />
      <MissingLine game={game} missing={missing}>
        {goldText.missing.anyway}
      </MissingLine>
      <p className="shelf__note">{words.ownLists}</p>
      <div className="suite-actions">
        <Button icon="share" data-testid="pass-on" onClick={() => setAsked("pass")}>
          {decksText.builder.share}
        </Button>
        <Button
          kind="primary"
          glyph="crossed-swords"
          data-testid="play-trio"
          missing={faults.length > 0}
          onClick={() => playWith(game, { kind: "own", id, code })}
        >
          {decksText.play}
        </Button>
      </div>
      {typeof asked === "number" && (
        <PartDialog
          face={face}
          part={book.suite?.[asked] ?? ""}
          choose={(deck) => {
            put(asked, deck);
            close();
          }}
          close={close}
        />
      )}
      {asked === "pass" && <PassOn face={face} code={code} close={close} />}
    </SiteFrame>
  );
}

function SuiteFaults({ faults }: { readonly faults: readonly string[] }) {
  return (
    <div className="faults" role="status" aria-label={decksText.builder.faults}>
      {faults.map((fault) => (
        <p key={fault} className="fault">
          <Icon name="warn" size={20} />
          <span>{fault}</span>
        </p>
      ))}
      {faults.length === 0 && (
        <p className="fault" data-fine>
          <Icon name="check" size={20} />
          <span data-testid="legal">{decksText.builder.legal}</span>
        </p>
      )}
    </div>
  );
}

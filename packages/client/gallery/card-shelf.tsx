import { type ReactNode, useState } from "react";
import { Button } from "../src/look/button.tsx";
import { CardBack } from "../src/look/card-back.tsx";
import { CardFlip } from "../src/look/card-flip.tsx";
import { GameCard } from "../src/look/game-card.tsx";
import { GhostCard } from "../src/look/ghost-card.tsx";
import { FIELDS } from "../src/look/painted-field.tsx";
import { RARITIES } from "../src/look/rarity-frame.tsx";
import { Rule } from "../src/look/rule.tsx";
import { SlotTarget } from "../src/look/slot-target.tsx";
import { Veil } from "../src/look/veil.tsx";

const STATES = ["rest", "playable", "picked", "staged", "dim"] as const;
const SIZES = ["L", "M", "S", "P"] as const;

/** Cards in every size, state, metal and colour, and the places they leave and go to. */
export function CardShelf() {
  const [faceUp, setFaceUp] = useState(true);
  return (
    <section className="gallery__section">
      <Rule level={2}>Cards</Rule>
      <div className="gallery__row gallery__row--top">
        {SIZES.map((size) => (
          <Captioned key={size} words={size}>
            <GameCard
              name="Counter"
              glyph="shield-reflect"
              field="plum"
              text="Turns an attack back for 2."
              size={size}
            />
          </Captioned>
        ))}
        {SIZES.slice(1).map((size) => (
          <CardBack key={size} size={size} />
        ))}
        <Captioned words="flip">
          <CardFlip faceUp={faceUp}>
            <GameCard name="Attack" glyph="crossed-swords" field="rust" text="Deals 2 damage." />
          </CardFlip>
          <Button size="sm" onClick={() => setFaceUp(!faceUp)}>
            Turn
          </Button>
        </Captioned>
      </div>
      <div className="gallery__row gallery__row--top">
        {STATES.map((state) => (
          <Captioned key={state} words={state}>
            <GameCard
              name="Heal"
              glyph="heart-plus"
              field="moss"
              text="You gain 1 HP."
              state={state}
              keyHint="3"
            />
          </Captioned>
        ))}
        <Captioned words="focus">
          <button type="button" className="gallery__focus">
            <GameCard name="Defense" glyph="round-shield" field="steel" text="Stops an attack." />
          </button>
        </Captioned>
        <GhostCard glyph="crossed-swords" words="Attack in step I" />
        <SlotTarget words="Lay a card in step II" lit={false} />
        <GhostCard glyph="heart-plus" words="step III" size="P" />
        <SlotTarget words="Lay a card" size="P" />
        <Veil seat={1} size="P" />
        <GameCard name="Attack" glyph="crossed-swords" field="rust" size="P" state="staged" />
      </div>
      <div className="gallery__row gallery__row--top">
        {RARITIES.map((rarity) => (
          <Captioned key={rarity} words={rarity}>
            <GameCard name="Marshal Ney" glyph="mounted-knight" field="woods" rarity={rarity} />
          </Captioned>
        ))}
      </div>
      <div className="gallery__row gallery__row--top">
        {FIELDS.map((field) => (
          <GameCard key={field} name={field} glyph="wolf-head" field={field} size="S" />
        ))}
      </div>
    </section>
  );
}

function Captioned({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="gallery__caption">{words}</p>
    </div>
  );
}

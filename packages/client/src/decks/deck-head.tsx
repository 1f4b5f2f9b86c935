import { usePhone } from "../web/use-media.ts";
import { gameName } from "../games/find-game.ts";
import { Shield } from "../look/shield.tsx";
import { decksText } from "../text/decks.ts";
import { DeckCount } from "./deck-count.tsx";
import type { Bench } from "./use-bench.ts";

const words = decksText.builder;

/** A deck's name to be changed, its size, and that it is kept. */
export function DeckHead({ bench }: { readonly bench: Bench }) {
  const { face, name, editing, saving, acts } = bench;
  const led = editing.hero === null ? null : face.hero?.(editing.hero);
  const phone = usePhone();
  return (
    <header className="deck-head">
      <Shield seat={0} emblem={led?.glyph ?? face.emblem} size={phone ? 42 : 52} />
      <div className="deck-head__words">
        <input
          className="deck-head__name"
          aria-label={words.deckName}
          data-testid="deck-name"
          maxLength={40}
          value={name}
          onChange={({ target }) => acts.rename(target.value)}
        />
        <span className="deck-head__note">
          {!phone && <span>{gameName(face.game)}</span>}
          <span role="status" data-testid="saving" data-saving={saving}>
            {words[saving]}
          </span>
        </span>
      </div>
      <DeckCount bench={bench} />
    </header>
  );
}

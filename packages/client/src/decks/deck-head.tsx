import { usePhone } from "../web/use-media.ts";
import { gameName } from "../games/find-game.ts";
import { SelectField } from "../look/select-field.tsx";
import { Shield } from "../look/shield.tsx";
import { decksText } from "../text/decks.ts";
import { DeckCount } from "./deck-count.tsx";
import type { Bench } from "./use-bench.ts";

const words = decksText.builder;

/** A deck's name to be changed, its size, its hero where the game has any, and that it is kept. */
export function DeckHead({ bench }: { readonly bench: Bench }) {
  const { face, name, editing, saving, acts } = bench;
  const phone = usePhone();
  const { heroes } = face.book;
  return (
    <header className="deck-head">
      <Shield seat={0} emblem={face.emblem} size={phone ? 42 : 52} />
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
      {heroes.length > 0 && (
        <SelectField
          label={words.hero}
          value={editing.hero ?? ""}
          options={[
            { value: "", words: words.noHero },
            ...heroes.map((hero) => ({ value: hero.id, words: hero.name })),
          ]}
          onChange={(hero) => acts.hero(hero === "" ? null : hero)}
        />
      )}
    </header>
  );
}

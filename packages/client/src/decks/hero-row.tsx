import { useId } from "react";
import { Glyph } from "../look/glyph.tsx";
import { decksText } from "../text/decks.ts";
import type { Bench } from "./use-bench.ts";
import "./hero-row.css";

/** Who leads a deck: a tile for each hero. Native radios underneath, so arrow keys and readers know it. */
export function HeroRow({ bench: { face, editing, acts } }: { readonly bench: Bench }) {
  const name = useId();
  const { heroes } = face.book;
  if (heroes.length === 0) return null;
  const chosen = editing.hero === null ? null : face.hero?.(editing.hero);
  return (
    <div className="heroes">
      <div className="heroes__row" role="radiogroup" aria-label={decksText.builder.hero}>
        {heroes.map((hero) => {
          const look = face.hero?.(hero.id);
          return (
            <label key={hero.id} className="hero-tile focus-host" data-testid={`hero-${hero.id}`}>
              <input
                className="hero-tile__input"
                type="radio"
                name={name}
                value={hero.id}
                checked={hero.id === editing.hero}
                onChange={() => acts.hero(hero.id)}
              />
              <Glyph name={look?.glyph ?? face.emblem} size={26} />
              <span>{look?.name ?? hero.name}</span>
            </label>
          );
        })}
      </div>
      {chosen && <p className="heroes__text">{chosen.text}</p>}
    </div>
  );
}

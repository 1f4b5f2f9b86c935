import { useId } from "react";
import { Glyph } from "../look/glyph.tsx";
import { decksText } from "../text/decks.ts";
import { GroundRow } from "./ground-row.tsx";
import type { Bench } from "./use-bench.ts";
import "./hero-row.css";

/** Who leads a deck: a tile for each hero. Native radios underneath, so arrow keys and readers know it. */
export function HeroRow({ bench }: { readonly bench: Bench }) {
  const { face, editing, acts } = bench;
  const name = useId();
  const heroes = face.book.heroes.filter(
    ({ id, of }) => of === undefined && (face.leads?.(id) ?? true),
  );
  if (heroes.length === 0) return null;
  const led = face.book.heroes.find(({ id }) => id === editing.hero);
  // On whatever ground, a hero is the same.
  const hero = led && (led.of ?? led.id);
  return (
    <div className="heroes">
      <div className="heroes__row" role="radiogroup" aria-label={decksText.builder.hero}>
        {heroes.map(({ id, name: whole }) => {
          const look = face.hero?.(id);
          return (
            <label key={id} className="hero-tile focus-host" data-testid={`hero-${id}`}>
              <input
                className="hero-tile__input"
                type="radio"
                name={name}
                value={id}
                checked={id === hero}
                onChange={() => acts.hero(id)}
              />
              <Glyph name={look?.glyph ?? face.emblem} size={26} />
              <span>{look?.name ?? whole}</span>
            </label>
          );
        })}
      </div>
      {hero && <p className="heroes__text">{face.hero?.(hero).text}</p>}
      {hero && <GroundRow bench={bench} hero={hero} />}
    </div>
  );
}

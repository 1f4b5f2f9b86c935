import { GLYPH_NAMES } from "../src/look/glyph-names.ts";
import { Glyph } from "../src/look/glyph.tsx";
import { DRAWINGS, type IconName } from "../src/look/icon-drawings.ts";
import { Icon } from "../src/look/icon.tsx";
import { Rule } from "../src/look/rule.tsx";

// The games' own, too.
import.meta.glob("../src/games/*/glyphs.ts", { eager: true });

/** Every icon and every glyph by its name. */
export function SignShelf() {
  const icons = Object.keys(DRAWINGS) as IconName[]; // the keys of a constant record
  return (
    <section className="gallery__section">
      <Rule level={2}>Signs</Rule>
      <div className="gallery__icons">
        {icons.map((name) => (
          <div key={name}>
            <Icon name={name} size={24} />
            {name}
          </div>
        ))}
      </div>
      <div className="gallery__icons">
        {GLYPH_NAMES.map((name) => (
          <div key={name}>
            <Glyph name={name} size={36} />
            {name}
          </div>
        ))}
      </div>
    </section>
  );
}

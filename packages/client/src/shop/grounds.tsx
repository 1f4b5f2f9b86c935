import { ownedOf } from "@holmgang/decks";
import { useState } from "react";
import type { EconomyFace, GroundTile } from "../game/economy-face.ts";
import type { Collection } from "../gold/collection.ts";
import { Glyph } from "../look/glyph.tsx";
import { Icon } from "../look/icon.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import { Panel } from "../look/panel.tsx";
import { Segmented } from "../look/segmented.tsx";
import { goldText } from "../text/gold.ts";

const words = goldText.shop;

/** What each hero's base may be: its own, and what can be added. */
export function Grounds({
  face: { grounds, economy },
  collection: { bought },
  picked,
  pick,
}: {
  readonly face: EconomyFace;
  readonly collection: Collection;
  readonly picked: string | null;
  pick(this: void, ware: string): void;
}) {
  const [hero, setHero] = useState(grounds[0]?.hero ?? "");
  const shown = grounds.find((each) => each.hero === hero);
  if (!shown) return null;
  const wareOf = ({ ware: id }: GroundTile) => economy.wares.find((ware) => ware.id === id);
  return (
    <Panel head={words.ground(shown.name)} className="grounds">
      <p>{words.groundWords}</p>
      <Segmented
        label={words.hero}
        value={hero}
        options={grounds.map(({ hero: value, name }) => ({ value, words: name }))}
        onChange={setHero}
      />
      <ul className="grounds__tiles">
        {shown.tiles.map((tile) => {
          const ware = wareOf(tile);
          const isOwned = !ware || ownedOf(ware, bought) > 0;
          return (
            <li key={tile.words}>
              <button
                type="button"
                className="ground"
                data-testid={ware && `ware-${ware.id}`}
                aria-pressed={ware?.id === picked}
                disabled={isOwned}
                onClick={() => ware && pick(ware.id)}
              >
                <PaintedField field={tile.field} className="ground__field">
                  <Glyph name={tile.glyph} size={26} />
                </PaintedField>
                <b>{tile.words}</b>
                {isOwned ? (
                  <Icon name="check" size={16} />
                ) : (
                  <span className="num">{goldText.amount(ware.price)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

import { Glyph } from "../look/glyph.tsx";
import { decksText } from "../text/decks.ts";
import type { Stock } from "./stocks-of.ts";

const words = decksText.builder;

/** How many of a card are owned, or what it costs where that is too few. */
export function OwnedNote({
  stock: { ware, owned },
  isMissing,
}: {
  readonly stock: Stock;
  readonly isMissing: boolean;
}) {
  if (owned > 0 && !isMissing) return <span>{words.own(owned, ware.most)}</span>;
  return (
    <span className="collection-card__price num" data-testid={`price-${ware.id}`}>
      <Glyph name="two-coins" size={14} />
      {words.price(ware.price)}
    </span>
  );
}

/** The same for those who listen. */
export function owningWords({ ware: { most, price }, owned }: Stock): string {
  const owning = words.owning(owned, most);
  return owned < most ? `${owning} ${words.costing(price)}` : owning;
}

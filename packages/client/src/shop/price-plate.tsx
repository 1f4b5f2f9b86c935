import type { Ware } from "@holmgang/decks";
import { Glyph } from "../look/glyph.tsx";
import { Icon } from "../look/icon.tsx";
import { goldText } from "../text/gold.ts";

const words = goldText.shop;

/** What stands under a card: its price, or that there is nothing left to buy. Dashed where it is too dear. */
export function PricePlate({
  ware: { price, most, copies },
  owned,
  gold,
}: {
  readonly ware: Ware;
  readonly owned: number;
  readonly gold: number;
}) {
  if (owned >= most)
    return (
      <p className="price-plate price-plate--owned" aria-hidden="true">
        <Icon name="check" size={14} />
        <span>{words.all(most)}</span>
        {most > 1 && <Copies owned={owned} most={most} />}
      </p>
    );
  return (
    <p className={`price-plate${gold < price ? " price-plate--dear" : ""} num`} aria-hidden="true">
      <Glyph name="two-coins" size={16} />
      <b>{goldText.amount(price)}</b>
      {copies > 1 ? <small>{words.allCopies}</small> : <Copies owned={owned} most={most} />}
    </p>
  );
}

/** One small card for each that a deck can use; those owned are filled. */
export function Copies({ owned, most }: { readonly owned: number; readonly most: number }) {
  return (
    <span className="copies">
      {Array.from({ length: most }, (_, at) => (
        <i key={at} data-owned={at < owned || undefined} />
      ))}
    </span>
  );
}

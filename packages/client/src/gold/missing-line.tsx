import { priceOf } from "@holmgang/decks";
import type { Missing } from "@holmgang/decks";
import { Glyph } from "../look/glyph.tsx";
import { goldText } from "../text/gold.ts";
import { Link } from "../web/link.tsx";
import { missingWords } from "./missing-words.ts";
import "./missing-line.css";

const words = goldText.missing;

/** What of a deck is not the reader's, and what that costs. Nothing where nothing is missing. */
export function MissingLine({
  game,
  missing,
  short = false,
  children,
}: {
  readonly game: string;
  readonly missing: readonly Missing[];
  /** Where there is room for a line. */
  readonly short?: boolean;
  /** What else is to be said of it. */
  readonly children?: string;
}) {
  if (missing.length === 0) return null;
  return (
    <p className="missing-line" role="status" data-testid="missing">
      <Glyph name="two-coins" size={20} />
      <span>
        {short ? words.count(missing.length) : words.cards(missingWords(missing))}{" "}
        <Link href={`/shop/${game}`} className="missing-line__shop num">
          {words.price(priceOf(missing))}
        </Link>
        {children && <>. {children}</>}
      </span>
    </p>
  );
}

import { rival } from "@holmgang/kernel";
import type { Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import { Glyph } from "../../look/glyph.tsx";
import { nearOf } from "./names.ts";
import type { Shown } from "./shown.ts";
import { clansText } from "./text.ts";
import "./purses.css";

/** What both sides have won so far, one's own first. */
export function Purses({ shown, names }: { readonly shown: Shown; readonly names: Names }) {
  const near = nearOf(names);
  return (
    <span className="purses num">
      <Glyph name="two-coins" size={20} />
      {[near, rival(near)].map((seat) => {
        const { gold } = shown.seats[seat];
        return (
          <b
            key={seat}
            data-seat={seat}
            role="img"
            aria-label={clansText.gold(whoIs(names, seat), gold)}
          >
            {gold.toLocaleString("en")}
          </b>
        );
      })}
    </span>
  );
}

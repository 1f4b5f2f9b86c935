import { text } from "../text/text.ts";
import { Glyph } from "./glyph.tsx";
import "./coins.css";

/** The pot, and what lies in it. */
export function Coins({ count, label = text.look.pot }: { count: number; label?: string }) {
  return (
    <div className="coins">
      <span className="coins__pile">
        <Glyph name="crown-coin" size={48} />
        <Glyph name="crown-coin" size={48} />
      </span>
      <div>
        <span className="label">{label}</span>
        <div className="coins__count">
          <b className="num">{count}</b> {text.look.tokens(count)}
        </div>
      </div>
    </div>
  );
}

import { dispatchText } from "@holmgang/campaign";
import { Glyph } from "../../look/glyph.tsx";
import { OWN_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { Ledger } from "./ledger.ts";
import "./letter.css";

const words = campaignText.report;

/** A dispatch: what is written to Paris of an encounter. */
export const Letter = ({
  dispatch,
  title,
  n,
  id,
}: {
  readonly dispatch: NonNullable<Ledger["dispatch"]>;
  readonly title: string | undefined;
  readonly n: number;
  /** What it says can be found by. */
  readonly id?: string;
}) => (
  <article className="letter">
    <span className="letter__label">{words.dispatch(n)}</span>
    <h3>{title}</h3>
    <small>{words.to}</small>
    <p id={id}>{dispatchText(dispatch)}</p>
    <footer>
      <b>{words.signed}</b>
      <span className="letter__seal" aria-hidden="true">
        <Glyph name={OWN_SIGNS.army} size={40} />
      </span>
    </footer>
  </article>
);

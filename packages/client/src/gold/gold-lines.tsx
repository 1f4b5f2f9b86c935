import type { ReactNode } from "react";
import type { EconomyFace } from "../game/economy-face.ts";
import type { Worth } from "../match/feed.ts";
import { goldText } from "../text/gold.ts";
import "./gold-lines.css";

const words = goldText;

/** What a match was worth, in lines that add up; each appears after the one before it, and the purse last. */
export function GoldLines({ face, worth }: { readonly face: EconomyFace; readonly worth: Worth }) {
  const { lines, wins, streak, earned, kept, purse } = worth;
  const rows: readonly Row[] = [
    ...lines.map(({ reason, count, worth: all }): Row => {
      const { words: head, sign } = face.spoil(reason);
      return { id: reason, head, sign, note: words.each(count, all / count), value: all };
    }),
    ...(streak > 0 ? [{ id: "streak", head: words.streak(wins), value: streak }] : []),
    ...(earned === 0 ? [{ id: "nothing", head: words.nothing, value: 0 }] : []),
    { id: "earned", head: words.earned, value: earned, kind: "sum" },
    { id: "kept", head: words.kept, value: kept, kind: "gain" },
    { id: "before", head: words.before, value: purse - kept },
    { id: "purse", head: words.purse, value: purse, kind: "purse" },
  ];
  return (
    <dl className="gold-lines" data-testid="gold-lines" aria-label={words.head}>
      {rows.map(({ id, head, sign, note, value, kind }, index) => (
        <div
          key={id}
          className={`gold-lines__row${kind ? ` gold-lines__row--${kind}` : ""}`}
          style={{ "--line": index }}
        >
          <dt>
            {sign}
            {head}
          </dt>
          <dd className="num">
            {note && <span>{note}</span>}
            <b>
              {kind === "gain" && "+"}
              {words.amount(value)}
            </b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Row {
  readonly id: string;
  readonly head: string;
  readonly sign?: ReactNode;
  readonly note?: string;
  readonly value: number;
  readonly kind?: string;
}

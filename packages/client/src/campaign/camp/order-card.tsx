import type { View } from "@holmgang/campaign";
import { Charge } from "../../look/charge.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { Kbd } from "../../look/kbd.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { Hardness } from "../parts/difficulty.tsx";
import { KIND_SIGNS, OWN_SIGNS } from "../signs.ts";
import { campaignText as words } from "../text.ts";
import { OfferLine } from "./offer-line.tsx";
import type { Outlook } from "./outlook.ts";
import "./order-card.css";

type Choice = View["choices"][number];

/** The kind of an encounter as it is shown: a city is a battle with a prize. */
export const signKind = ({ kind, city }: Choice): keyof typeof KIND_SIGNS =>
  kind === "battle" && city ? "city" : kind;

/** Where the army may march: what waits there, what it pays, and what the march does to supply. All of it before one goes. */
export function OrderCard({
  choice,
  outlook,
  index,
  isPicked,
  pick,
}: {
  readonly choice: Choice;
  readonly outlook: Outlook;
  readonly index: number;
  readonly isPicked: boolean;
  pick(): void;
}) {
  const kind = signKind(choice);
  const { glyph, field } = KIND_SIGNS[kind];
  return (
    <button
      type="button"
      className="order-card"
      aria-pressed={isPicked}
      data-testid={`order-${index}`}
      onClick={pick}
    >
      <PaintedField field={field} className="order-card__strip">
        <Charge glyph={glyph} className="order-card__charge" />
      </PaintedField>
      <span className="order-card__body">
        <span className="order-card__kind">
          <b>{words.kinds[kind]}</b>
          {choice.difficulty && <Hardness difficulty={choice.difficulty} />}
          <Kbd>{String(index + 1)}</Kbd>
        </span>
        <strong>{choice.title}</strong>
        <span className="order-card__where num">
          {outlook.place} · <b>{words.km(outlook.metres)}</b>
        </span>
        <i className="order-card__rule" />
        <GoldLine gold={choice.gold} relics={outlook.relicGold} kind={choice.kind} />
        <OfferLine choice={choice} bonus={outlook.bonus} />
        <SupplyLine change={outlook.supply} />
      </span>
    </button>
  );
}

function GoldLine({
  gold,
  relics,
  kind,
}: {
  readonly gold: number | null;
  readonly relics: number;
  readonly kind: Choice["kind"];
}) {
  if (gold === 0) return null;
  const extra = relics > 0 && gold !== null && kind !== "treasure" ? relics : 0;
  return (
    <span className="order-card__line num">
      <Glyph name={OWN_SIGNS.gold} size={18} />
      <span>
        <b>{gold === null ? words.goldUnknown : words.gold(gold + extra)}</b>{" "}
        {extra > 0 && <small>{words.goldSum(gold ?? 0, extra)}</small>}
      </span>
    </span>
  );
}

function SupplyLine({ change }: { readonly change: number }) {
  const said =
    change === 0
      ? words.supplyAsNow
      : change > 0
        ? words.supplySlower(change)
        : words.supplyFaster(-change);
  return (
    <span className="order-card__line" data-supply={Math.sign(change)}>
      <Glyph name={OWN_SIGNS.supply} size={18} />
      <span>
        {change !== 0 && <b aria-hidden="true">{change > 0 ? "▼ " : "▲ "}</b>}
        {said}
      </span>
    </span>
  );
}

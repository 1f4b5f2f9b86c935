import { BUILDINGS } from "@holmgang/campaign";
import type { BuildingId, View } from "@holmgang/campaign";
import { Button } from "../../look/button.tsx";
import { Charge } from "../../look/charge.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { SelectField } from "../../look/select-field.tsx";
import { Gold } from "../parts/gold.tsx";
import { BUILDING_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { Playing } from "../playing.ts";

const words = campaignText.townPage;

type Built = View["town"]["buildings"][number];

const Picture = ({ building }: { readonly building: BuildingId }) => (
  <PaintedField field={BUILDING_SIGNS[building].field} className="run-town__picture">
    <Charge glyph={BUILDING_SIGNS[building].glyph} className="run-town__charge" />
  </PaintedField>
);

/** Base and distance less what helps is the cycle. */
function Equation({
  built,
}: {
  readonly built: Pick<Built, "base" | "distance" | "perks" | "cycle">;
}) {
  const parts = [
    ["", built.base, words.base],
    [built.distance < 0 ? "−" : "+", Math.abs(built.distance), words.distance],
    ["−", built.perks, words.perk],
    ["=", built.cycle, words.cycle],
  ] as const;
  return (
    <span className="run-town__equation num">
      {parts.map(([sign, value, name]) => (
        <span key={name}>
          <i>{sign}</i>
          <b>{value}</b>
          <small>{name}</small>
        </span>
      ))}
    </span>
  );
}

/** A building: its supply taken apart, and when its next card is here. */
export function BuiltRow({
  built,
  playing: { act },
}: {
  readonly built: Built;
  readonly playing: Playing;
}) {
  const { building, left, element, elements } = built;
  const { name, text } = BUILDINGS[building];
  return (
    <article className="run-town__row">
      <Picture building={building} />
      <span className="run-town__words">
        <b>{name}</b>
        <small>{text}</small>
        {elements.length > 1 && element !== null && (
          <SelectField
            label={words.sends}
            value={element}
            options={elements.map((each) => ({ value: each, words: each }))}
            onChange={(next) => act({ kind: "element", building, element: next })}
          />
        )}
      </span>
      {left === null ? (
        <span className="run-town__always">{words.always}</span>
      ) : (
        <Equation built={built} />
      )}
      <span className="run-town__due">{left !== null && words.arrives(left)}</span>
    </article>
  );
}

/** What could be built: what it costs, and what would stay in the purse. */
export function PlanRow({
  building,
  cost,
  playing: { view, can, act },
}: {
  readonly building: BuildingId;
  readonly cost: number;
  readonly playing: Playing;
}) {
  const move = { kind: "build", building } as const;
  const short = cost - view.gold;
  return (
    <article className="run-town__row" data-planned>
      <Picture building={building} />
      <span className="run-town__words">
        <b>{BUILDINGS[building].name}</b>
        <small>{BUILDINGS[building].text}</small>
      </span>
      <span className="run-town__always" />
      <span className="run-town__due">
        <Button
          size="sm"
          missing={!can(move)}
          data-testid={`build-${building}`}
          onClick={() => act(move)}
        >
          <Gold amount={cost} size={15} />
        </Button>
        <small className="num">
          {short > 0 ? campaignText.shop.short(short) : `${view.gold} → ${view.gold - cost}`}
        </small>
      </span>
    </article>
  );
}

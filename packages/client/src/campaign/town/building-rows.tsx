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
import { Equation } from "./equation.tsx";

const words = campaignText.townPage;

type Built = View["town"]["buildings"][number];

const Picture = ({ building }: { readonly building: BuildingId }) => (
  <PaintedField field={BUILDING_SIGNS[building].field} className="run-town__picture">
    <Charge glyph={BUILDING_SIGNS[building].glyph} className="run-town__charge" />
  </PaintedField>
);

/** A building: its supply taken apart, and when its next card is here. */
export function BuiltRow({
  built,
  playing: { view, act },
}: {
  readonly built: Built;
  readonly playing: Playing;
}) {
  const { building, left, passed, element, elements } = built;
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
        <Equation supply={built} />
      )}
      <span className="run-town__due num">
        {left === null ? (
          words.pays(view.setup.settings.depotGold)
        ) : (
          <>
            <Encounters done={passed} left={left} />
            {words.arrives(left)}
          </>
        )}
      </span>
    </article>
  );
}

/** Encounters that are over, and those still to come. */
const Encounters = ({ done, left }: { readonly done: number; readonly left: number }) => (
  <span className="run-town__discs" aria-hidden="true">
    {Array.from({ length: Math.min(MOST_DISCS, done + left) }, (_, at) => (
      <i key={at} data-done={at < done || undefined} />
    ))}
  </span>
);

/** More have no room, and are not counted at a glance. */
const MOST_DISCS = 7;

/** What could be built: its supply taken apart from here, what it costs, and what would stay in the purse. */
export function PlanRow({
  plan,
  playing: { view, can, act },
}: {
  readonly plan: View["town"]["plans"][number];
  readonly playing: Playing;
}) {
  const { building, cost, usual } = plan;
  const move = { kind: "build", building } as const;
  const short = cost - view.gold;
  return (
    <article className="run-town__row" data-planned>
      <Picture building={building} />
      <span className="run-town__words">
        <b>{BUILDINGS[building].name}</b>
        <small>{BUILDINGS[building].text}</small>
      </span>
      {BUILDINGS[building].product === null ? (
        <span className="run-town__always">{words.always}</span>
      ) : (
        <Equation supply={plan} />
      )}
      <span className="run-town__due">
        <Button
          size="sm"
          missing={!can(move)}
          data-testid={`build-${building}`}
          onClick={() => act(move)}
        >
          <Gold amount={cost} size={15} />
          {usual > cost && <s className="num">{usual}</s>}
        </Button>
        <small className="num">
          {short > 0 ? campaignText.shop.short(short) : `${view.gold} → ${view.gold - cost}`}
        </small>
      </span>
    </article>
  );
}

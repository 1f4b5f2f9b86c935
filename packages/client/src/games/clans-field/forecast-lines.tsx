import { cardRow, columnOf, isMiddle, partOf, startAp } from "@holmgang/clans/field";
import type { Move, Reckoning, Tile, UnitView, View } from "@holmgang/clans/field";
import type { ReactNode } from "react";
import { clansText } from "../clans/text.ts";
import { fateOf } from "./look-ahead.ts";
import type { Looked } from "./look-ahead.ts";
import { placeName, unitName } from "./names.ts";
import { priceOf } from "./price.ts";
import { Then } from "./tags.tsx";
import { fieldText } from "./text.ts";

/** One thing that a move would do. */
interface ForecastLine {
  readonly words: ReactNode;
  /** How it comes about. */
  readonly note?: string | undefined;
  /** What it leaves. */
  readonly value?: ReactNode;
}

const say = fieldText.forecast;

/** What a move is called, and the points it takes; null for what takes none. */
export function titleOf(move: Move, view: View): { title: string; cost: number | null } {
  const unit = "unit" in move ? byId(view, move.unit) : null;
  const strike = unit?.is ? partOf(unit.is).strike : 1;
  const cost = unit ? (move.kind === "walk" ? (unit.is?.step ? 0 : 1) : strike) : null;
  return { title: titled(move, view), cost };
}

function titled(move: Move, view: View): string {
  const name = (id: number): string => unitName(byId(view, id) ?? NOBODY);
  const place = (tile: Tile): string => placeName(tile, view.viewer);
  switch (move.kind) {
    case "attack":
      return say.attacks(name(move.unit), name(move.target));
    case "raid":
      return say.raids(name(move.unit));
    case "walk":
      return say.walks(name(move.unit), place(move.tile));
    case "heal":
    case "enhance":
    case "reset":
    case "boost":
      return say.acts[move.kind](name(move.unit), name(move.target));
    case "switch":
      return say.switches(name(move.targets[0]), name(move.targets[1]));
    case "ignite":
      return say.ignites(place(move.tile));
    case "convert":
      return say.converts(place(move.tile), clansText.terrains[move.terrain]);
    case "place":
      return say.places(cardRow(move.card).name, place(move.tile));
    case "hero":
      return clansText.hero;
    case "mulligan":
    case "end":
      return "";
  }
}

const NOBODY = { is: null };

const byId = (view: View, id: number): UnitView | null =>
  view.units.find((unit) => unit.id === id) ?? null;

/** What would happen, one line each. */
export function linesOf(looked: Looked, view: View): readonly ForecastLine[] {
  const { move } = looked;
  if (move.kind === "attack") return attackLines(looked, move, view);
  const fates = looked.told.fates.flatMap(({ id }) => fateLine(looked, byId(view, id)));
  if (move.kind === "raid") return [...baseLine(looked, view), ...fates];
  if (move.kind === "walk") return [...walkLines(move, view), ...fates];
  if (move.kind === "place")
    return [
      { words: say.begins(startAp(move.card, move.tile)) },
      ...fates,
      ...relicLine(view, move.tile),
    ];
  return [...baseLine(looked, view), ...fates];
}

const fateLine = (looked: Looked, unit: UnitView | null): readonly ForecastLine[] =>
  unit ? [{ words: unitName(unit), value: <Then unit={unit} looked={looked} /> }] : [];

/** The base, where something would hit it. */
function baseLine({ told: { base } }: Looked, { seats, viewer }: View): readonly ForecastLine[] {
  if (base.most === 0 || viewer === "spectator") return [];
  const { hp } = seats[viewer === 0 ? 1 : 0];
  const [low, high] = [Math.max(0, hp - base.most), Math.max(0, hp - base.least)];
  return [
    { words: say.base, value: say.from(hp, low === high ? `${low}` : `${low}–${high}`) },
    ...(base.least < base.most ? [{ words: say.taken }] : []),
  ];
}

function walkLines(move: Extract<Move, { kind: "walk" }>, view: View): readonly ForecastLine[] {
  const price = priceOf(view, move);
  return [...(price ? [{ words: say.price[price] }] : []), ...relicLine(view, move.tile)];
}

/** Where nobody is known to have been, something may lie. */
function relicLine({ viewer, seats }: View, tile: Tile): readonly ForecastLine[] {
  const own = viewer === "spectator" ? null : seats[viewer].own;
  return own && isMiddle(tile) && !own.knowsRelic && !own.searched[columnOf(tile)]
    ? [{ words: say.relic }]
    : [];
}

function attackLines(
  looked: Looked,
  { unit, target }: Extract<Move, { kind: "attack" }>,
  view: View,
): readonly ForecastLine[] {
  const [own, theirs] = [byId(view, unit), byId(view, target)];
  if (!own?.is || !theirs) return [];
  const { blow, fates } = looked.told;
  const others = fates.filter(({ id }) => id !== unit && id !== target);
  const left = own.is.ap - partOf(own.is).strike;
  return [
    {
      words: (
        <>
          {say.deals(unitName(own))} <b>{blow?.deals.dealt ?? 0}</b>
        </>
      ),
      note: blow ? reckoned(blow.deals) : undefined,
      value: <Then unit={theirs} looked={looked} />,
    },
    answerLine(looked, own, theirs),
    ...others.flatMap(({ id }) => fateLine(looked, byId(view, id))),
    ...(fateOf(looked, unit)?.falls === "always"
      ? []
      : [{ words: say.keeps(unitName(own), Math.max(0, left), false) }]),
    ...(isOpen(looked) ? [{ words: say.unknown }] : []),
  ];
}

function answerLine(looked: Looked, own: UnitView, theirs: UnitView): ForecastLine {
  const answers = looked.told.blow?.answers ?? null;
  const most = fateOf(looked, own.id)?.hurt.most ?? 0;
  if (most === 0) return { words: say.noAnswer };
  return {
    words: (
      <>
        {say.answers(unitName(theirs))} <b data-tone="loss">{most}</b>
      </>
    ),
    note: answers ? reckoned(answers) : undefined,
    value: <Then unit={own} looked={looked} />,
  };
}

/** Whether it hangs on what cannot be seen. */
const isOpen = ({ told: { fates } }: Looked): boolean =>
  fates.some(({ hurt, falls }) => hurt.least !== hurt.most || falls === "maybe");

/** `8, Fury +1, wounded ×0.82`. */
function reckoned({ parts, share: [some, all], ward }: Reckoning): string {
  return [
    ...parts.map(({ why, amount }) =>
      why === "printed"
        ? String(amount)
        : `${say.part[why]} ${amount > 0 ? "+" : "−"}${Math.abs(amount)}`,
    ),
    ...(some < all ? [say.share((some / all).toFixed(2))] : []),
    ...(ward > 0 ? [say.ward(ward)] : []),
  ].join(", ");
}

import type { UnitView } from "@holmgang/clans/field";
import { Glyph } from "../../look/glyph.tsx";
import { Icon } from "../../look/icon.tsx";
import { signed } from "../../look/signed.ts";
import type { Aim } from "./aim.ts";
import { fateOf, hpThen, lookAt } from "./look-ahead.ts";
import type { Looked } from "./look-ahead.ts";
import type { Drawn } from "./piece.tsx";
import { unitThing } from "./places.ts";
import { fieldText } from "./text.ts";
import "../clans/arrows.css";
import "./tags.css";

/** The forecast on the board: a tag over each target, dealt and answered; lines and the own loss for the one that is looked at. */
export function Tags({
  aim,
  drawn,
  looked,
}: {
  readonly aim: Aim;
  readonly drawn: readonly Drawn[];
  /** What is looked at now. */
  readonly looked: Looked | null;
}) {
  const { unit } = aim;
  const own = drawn.find((each) => each.unit.id === unit?.id);
  return (
    <>
      {drawn.map((each) => {
        const seen = targetOf(aim, each.unit, looked);
        return seen && <Tag key={each.unit.id} drawn={each} looked={seen} attacker={unit} />;
      })}
      {own && looked?.move.kind === "attack" && <Lines {...{ own, drawn, looked }} />}
    </>
  );
}

/** What would come of striking it, or what comes to it of what is looked at. */
function targetOf(aim: Aim, unit: UnitView, looked: Looked | null): Looked | null {
  const move = aim.steps.get(unitThing(unit.id));
  if (move && aim.unit && move.kind !== "switch") return lookAt(aim.view, move);
  const isOwn = unit.id === aim.unit?.id && looked?.move.kind === "attack";
  return looked && !isOwn && fateOf(looked, unit.id) ? looked : null;
}

function Tag({
  drawn: { unit, x, y },
  looked,
  attacker,
}: {
  readonly drawn: Drawn;
  readonly looked: Looked;
  readonly attacker: UnitView | null;
}) {
  const fate = fateOf(looked, unit.id);
  const { move } = looked;
  const isTarget = move.kind === "attack" && move.target === unit.id;
  if (!fate && !isTarget) return null;
  const back = isTarget && attacker ? (fateOf(looked, attacker.id)?.hurt.most ?? 0) : null;
  return (
    <span className="fate-tag num" style={{ "--x": x, "--y": y }} data-testid="fate">
      <span>
        <Then unit={unit} looked={looked} />
      </span>
      {back !== null && (
        <span data-tone={back > 0 ? "loss" : undefined}>
          <Icon name="undo" size={12} />
          {signed(-back)}
        </span>
      )}
    </span>
  );
}

/** A skull, `12 → 3`, or on a phone only the difference. */
export function Then({ unit, looked }: { readonly unit: UnitView; readonly looked: Looked }) {
  const fate = fateOf(looked, unit.id);
  const hp = unit.is?.hp ?? 0;
  if (fate?.falls === "always") return <Glyph name="death-skull" size={15} />;
  const then = fate ? hpThen(unit, fate) : String(hp);
  const less = fate ? fate.healed.most - fate.hurt.most : 0;
  return (
    <>
      {fate?.falls === "maybe" && (
        <Glyph name="death-skull" size={13} label={fieldText.forecast.maybe} />
      )}
      {fate?.falls === "maybe" && "?"}
      <span className="fate-tag__long">{fieldText.forecast.from(hp, then)}</span>
      <span className="fate-tag__short">{signed(less)}</span>
    </>
  );
}

/** Out in chalk, back in orange, and what it costs the attacker. */
function Lines({
  own,
  drawn,
  looked,
}: {
  readonly own: Drawn;
  readonly drawn: readonly Drawn[];
  readonly looked: Looked;
}) {
  const { move } = looked;
  const target = drawn.find(({ unit }) => move.kind === "attack" && unit.id === move.target);
  const loss = fateOf(looked, own.unit.id);
  if (!target) return null;
  const line = (from: Drawn, to: Drawn) => ({
    "--x1": from.x,
    "--y1": from.y,
    "--x2": to.x,
    "--y2": to.y,
    "--aside": "-7px",
  });
  const isBack = loss !== null && (loss.hurt.most > 0 || loss.falls !== "never");
  return (
    <>
      <span className="arrow" data-how="look" style={line(own, target)} />
      {isBack && <span className="arrow" data-how="back" style={line(target, own)} />}
      {isBack && (
        <span
          className="fate-tag"
          data-own="true"
          data-tone="loss"
          style={{ "--x": own.x, "--y": own.y }}
        >
          <span>
            <Then unit={own.unit} looked={looked} />
          </span>
        </span>
      )}
    </>
  );
}

import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { View } from "@holmgang/orcain";
import { Coins } from "../../look/coins.tsx";
import { RoundCells } from "../../pieces/round-cells.tsx";
import type { RoundCell } from "../../pieces/round-cells.tsx";
import { text } from "../../text/text.ts";
import type { Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import type { Moment } from "./moment.ts";
import "./standing.css";
import { orcainText } from "./text.ts";

/** The pot, the rounds so far, and how things stand in a sentence. */
export function Standing({
  view,
  moment,
  near,
  pot,
  names,
}: {
  readonly view: View;
  readonly moment: Moment;
  readonly near: Seat;
  readonly pot: number;
  readonly names: Names;
}) {
  const over = view.outcome !== null;
  return (
    <div className="standing">
      {pot > 0 && (
        <div data-testid="pot">
          <Coins count={pot} label={orcainText.pot} />
        </div>
      )}
      <RoundCells cells={roundCells(view, moment, near, over)} />
      {!over && !moment.playing && <p className="standing__words">{sentence(view, near, names)}</p>}
    </div>
  );
}

const SHOWN = 4;

/** The rounds that there are at least, and those of sudden death as they come: four of them. */
function roundCells(
  { history, settings, roundIndex }: View,
  moment: Moment,
  near: Seat,
  over: boolean,
): readonly RoundCell[] {
  const count = Math.max(settings.rounds, over ? history.length : roundIndex);
  const cells = Array.from({ length: count }, (_, index) => {
    const round = index + 1;
    const past = history[index];
    const now = !over && round === moment.roundIndex;
    const mark =
      round > settings.rounds
        ? `${orcainText.sd} ${round - settings.rounds}`
        : text.table.roman(round);
    const score: RoundCell["score"] = past ? [past.hp[near], past.hp[rival(near)]] : null;
    return { mark, score, now };
  });
  const first = Math.max(0, Math.min(count - SHOWN, moment.roundIndex - SHOWN + 1));
  return cells.slice(first, first + SHOWN);
}

function sentence(view: View, near: Seat, names: Names): string {
  const words = orcainText.standing;
  const [own, other] = [view.hp[near], view.hp[rival(near)]];
  const isLast = view.roundIndex === view.settings.rounds;
  if (view.suddenDeath) return words.sudden;
  if (own === other) return words.level(own, isLast);
  const leader = own > other ? near : rival(near);
  const lead = words.leads(whoIs(names, leader), Math.abs(own - other));
  return isLast ? `${lead} ${words.last}` : lead;
}

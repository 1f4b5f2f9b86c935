import { rival } from "@holmgang/kernel";
import {
  CARDS,
  ONGOING,
  front,
  hasStatic,
  powerAt,
  slotAt,
  unitAt,
  unitRow,
} from "@holmgang/slots";
import type { Board as Slotted, Place, Slot, Unit } from "@holmgang/slots";
import type { Board } from "../../board/use-board.ts";
import { Glyph } from "../../look/glyph.tsx";
import { signed } from "../../look/signed.ts";
import { Tooltip } from "../../look/tooltip.tsx";
import type { Aim } from "./aim.ts";
import { BAND } from "./card-look.ts";
import { SlotTip } from "./card-tip.tsx";
import { thingAt } from "./places.ts";
import type { Said } from "./said.ts";
import { UnitToken } from "./unit-token.tsx";
import { slotsText } from "./text.ts";
import "./slot.css";
import "./bands.css";
import "./flash.css";
import "./tag-chalk.css";

interface SlotProps {
  readonly board: Slotted;
  readonly place: Place;
  readonly aim: Aim;
  /** What makes it a place of the board. */
  readonly pressing: Board["place"];
  /** What the move that is looked at does here. */
  readonly said: Said | null;
  /** What pressing this slot would make of the round, where that is worth telling. */
  readonly chance: string | null;
  readonly side: string;
  /** Whether it is on the viewer's half. */
  readonly near: boolean;
  readonly pointed: boolean;
  point(thing: string | null): void;
  /** What the event in the light does here. */
  readonly flash: string | null;
}

/** One player's half of a lane. */
export function SlotCell({
  board,
  place,
  aim,
  pressing,
  said,
  chance,
  side,
  near,
  pointed,
  point,
  flash,
}: SlotProps) {
  const slot = slotAt(board, place);
  const thing = thingAt(place);
  const press = pressing(thing);
  const lit = aim.steps.has(thing);
  const chosen = aim.held.includes(thing);
  const busy = aim.card !== null || aim.asked === "choice";
  const barrier = unitAt(board, front(place));
  const barred = slot.unit === null && hasStatic(barrier, "bars");
  const button = (
    <button
      type="button"
      className="slot__press"
      {...press}
      aria-label={slotsText.slot(side, place.lane, slotWords(board, place))}
      onPointerEnter={() => (press.onPointerEnter(), point(thing))}
      onPointerLeave={() => (press.onPointerLeave(), point(null))}
    >
      {slot.unit && <UnitToken board={board} place={place} unit={slot.unit} />}
      {barred && barrier && (
        <span className="slot__barred">
          <Glyph name="padlock" size={24} />
          {slotsText.barred(CARDS[barrier.card].name)}
        </span>
      )}
      {slot.modifier !== 0 && (
        <span className={slot.modifier > 0 ? "pennant num" : "pennant pennant--minus num"}>
          {signed(slot.modifier)}
        </span>
      )}
      {said && <span className="slot__said tag-chalk num">{said.words}</span>}
      {!said && lit && chance && <span className="slot__chance tag-chalk num">{chance}</span>}
    </button>
  );
  return (
    <div
      role="gridcell"
      className={`slot slot--${place.seat} slot--${near ? "near" : "far"}`}
      data-testid={thing}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-dim={(busy && !lit && !chosen) || undefined}
      data-barred={barred || undefined}
      data-pointed={pointed || undefined}
      data-flash={flash ?? undefined}
    >
      {/* Always a tip round it, also with nothing to say: else the button would lose the focus when a unit comes. */}
      <Tooltip
        light
        quiet={!slot.unit && slot.ongoing.length === 0 && slot.modifier === 0}
        content={<SlotTip slot={slot} />}
      >
        {button}
      </Tooltip>
      {slot.ongoing.length > 0 && <Bands ongoing={slot.ongoing} />}
    </div>
  );
}

/** Ongoing effects: named, hatched bands at the slot's outer edge, stacked. The slot's own tip explains them. */
const Bands = ({ ongoing }: { readonly ongoing: Slot["ongoing"] }) => (
  <div className="bands" aria-hidden="true">
    {ongoing.map((effect, index) => (
      <span key={index} className={`band ${BAND[effect]}`}>
        {ONGOING[effect].name}
      </span>
    ))}
  </div>
);

/** What a unit's Activate is at, for those who listen. */
function readiness({ card, silenced, cooldown }: Unit): readonly string[] {
  if (silenced) return [slotsText.silenced];
  if (unitRow(card).ready === null) return [];
  if (cooldown === null) return [slotsText.used];
  return [cooldown === 0 ? slotsText.ready : slotsText.readyIn(cooldown)];
}

/** A slot in words, for those who listen. */
function slotWords(board: Slotted, place: Place): string {
  const slot = slotAt(board, place);
  const barrier = unitAt(board, { seat: rival(place.seat), lane: place.lane });
  return [
    slot.unit
      ? slotsText.unit(CARDS[slot.unit.card].name, powerAt(board, place) ?? 0)
      : slotsText.emptySlot,
    ...(slot.unit ? readiness(slot.unit) : []),
    ...(slot.modifier === 0 ? [] : [slotsText.modifier(signed(slot.modifier))]),
    ...slot.ongoing.map((effect) => ONGOING[effect].name),
    ...(barrier && hasStatic(barrier, "bars") ? [slotsText.barred(CARDS[barrier.card].name)] : []),
  ].join(", ");
}

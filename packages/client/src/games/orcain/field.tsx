import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { CARDS } from "@holmgang/orcain";
import type { KeyboardEvent } from "react";
import { usePhone } from "../../web/use-media.ts";
import { CardFlip } from "../../look/card-flip.tsx";
import { SlotTarget } from "../../look/slot-target.tsx";
import { Veil } from "../../look/veil.tsx";
import { text } from "../../text/text.ts";
import { Arcs } from "./arcs.tsx";
import { Effect } from "./effect.tsx";
import type { FieldProps } from "./field-props.ts";
import { nameOf } from "../../game/names.ts";
import type { Moment, ShownStep } from "./moment.ts";
import { OrcainCard } from "./orcain-card.tsx";
import { OwnSlot } from "./own-slot.tsx";
import { SLOTS } from "./plan.ts";
import type { Slot } from "./plan.ts";
import "./field.css";
import "./reveal.css";
import "./live.css";
import { orcainText } from "./text.ts";

/** Three places each, and the steps between them. */
export function Field(props: FieldProps) {
  const { moment, near, pointed } = props;
  const lit = moment.playing ? moment.steps.length - 1 : props.staging.selected;
  const last = moment.steps.at(-1);
  return (
    <div
      className="duel"
      role="grid"
      aria-label={text.table.board}
      style={{ "--pace": moment.pace }}
      onKeyDown={walk}
    >
      {moment.playing && <i className="duel__spot" style={{ gridColumn: moment.steps.length }} />}
      <div className="duel__row" role="row">
        {SLOTS.map((slot) => (
          <Place key={slot} {...props} slot={slot} seat={rival(near)} />
        ))}
      </div>
      <div className="duel__steps" aria-hidden="true">
        {SLOTS.map((slot) => (
          <b
            key={slot}
            className={slot === lit ? "duel__step duel__step--on" : "duel__step"}
            data-thing={`step:${slot}`}
            data-pointed={pointed === `step:${slot}` || undefined}
          >
            {orcainText.step(slot)}
          </b>
        ))}
      </div>
      <div className="duel__row" role="row">
        {SLOTS.map((slot) => (
          <Place key={slot} {...props} slot={slot} seat={near} />
        ))}
      </div>
      {moment.playing && moment.seen && last && <Arcs step={last} near={near} />}
    </div>
  );
}

type PlaceProps = FieldProps & { readonly slot: Slot; readonly seat: Seat };

function Place(props: PlaceProps) {
  const { moment, slot, seat, near, pointed, point, staging } = props;
  const step = moment.steps[slot];
  const revealing = moment.steps.length > 0;
  const state = !revealing ? "plan" : !step ? "waiting" : isLit(moment, slot) ? "lit" : "done";
  const isOwn = seat === near;
  return (
    <div
      className="duel__cell"
      role="gridcell"
      data-state={state}
      onPointerEnter={() => point(`step:${slot}`)}
      onPointerLeave={() => point(null)}
      data-seat={seat}
      style={{ gridColumn: slot + 1, gridRow: isOwn ? 3 : 1 }}
      data-pointed={pointed === `step:${slot}` || undefined}
      {...(isOwn && staging.open ? { "data-drop": `slot:${slot}` } : {})}
    >
      {isOwn && !revealing && staging.open ? (
        <OwnSlot {...props} />
      ) : (
        <Shown {...props} step={step} />
      )}
      {step && (moment.seen || !isLit(moment, slot)) && (
        <Effect step={step} seat={seat} lit={isLit(moment, slot)} far={!isOwn} />
      )}
    </div>
  );
}

const isLit = ({ playing, steps }: Moment, slot: Slot): boolean =>
  playing && slot === steps.length - 1;

/** A place as everybody may see it: unknown, face down, or turned up. */
function Shown({
  view,
  moment,
  slot,
  seat,
  near,
  names,
  known,
  knownFar,
  step,
}: PlaceProps & { readonly step: ShownStep | undefined }) {
  const phone = usePhone();
  const size = phone ? "S" : "M";
  const revealing = moment.steps.length > 0;
  const foreseen = (seat === near ? known : knownFar)?.[slot] ?? null;
  const card = step ? step.event.cards[seat] : foreseen;
  const name = orcainText.step(slot);
  const who = nameOf(names, seat);
  const lit = isLit(moment, slot);
  if (!revealing && card === null) {
    return (
      <span role="img" aria-label={orcainText.unknownSlot(name, who)}>
        <Veil seat={seat} size={size} />
      </span>
    );
  }
  const label = orcainText.shownSlot(name, who, card ? CARDS[card].name : orcainText.nothing);
  const face = card ? (
    <OrcainCard
      card={card}
      settings={view.settings}
      state={!revealing ? "staged" : lit ? "picked" : "dim"}
    />
  ) : (
    <SlotTarget words={orcainText.nothing} lit={false} size={size} />
  );
  const open = step !== undefined || foreseen !== null;
  const isTurning = lit && !moment.seen && foreseen === null;
  return (
    <span
      role="img"
      aria-label={open && !isTurning ? label : orcainText.unknownSlot(name, who)}
      className="duel__shown"
    >
      <CardFlip faceUp={open} size={size}>
        {face}
      </CardFlip>
    </span>
  );
}

/** In a grid the arrows go from place to place. */
function walk({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by === undefined) return;
  const places = [...currentTarget.querySelectorAll<HTMLElement>(".duel__place")];
  places[places.findIndex((place) => place === target) + by]?.focus();
}

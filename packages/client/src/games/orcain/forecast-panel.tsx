import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { CARDS, forecast } from "@holmgang/orcain";
import type { Layout, Meeting, Range, View } from "@holmgang/orcain";
import { useMemo } from "react";
import { Glyph } from "../../look/glyph.tsx";
import { Icon } from "../../look/icon.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { SeatBar } from "../../look/seat-bar.tsx";
import { signed } from "../../look/signed.ts";
import { CARD_LOOK } from "./card-look.ts";
import { SLOTS } from "./plan.ts";
import type { Slot } from "./plan.ts";
import type { Staging } from "./staging.ts";
import "../../look/panel.css";
import "./forecast-panel.css";
import { orcainText } from "./text.ts";

/** What the chosen step may do, against everything the rival could lay there. */
export function ForecastPanel({
  view,
  seat,
  staging,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly staging: Staging;
}) {
  const words = orcainText.forecast;
  const step: Slot = staging.selected ?? lastLaid(staging.layout);
  const card = staging.layout[step];
  const { layout } = staging;
  const seen = useMemo(() => forecast(view, seat, layout), [view, seat, layout]);
  return (
    <section className="forecast panel" aria-label={words.title}>
      <header className="forecast__head">
        <Icon name="eye" size={18} />
        <span className="label">{words.title}</span>
        <span className="forecast__step">{words.step(orcainText.step(step))}</span>
      </header>
      <div className="forecast__card">
        {card && (
          <PaintedField field={CARD_LOOK[card].field} className="forecast__chip">
            <Glyph name={CARD_LOOK[card].glyph} size={24} />
          </PaintedField>
        )}
        <div>
          <b>{card ? words.yours(CARDS[card].name) : words.yoursNone}</b>
          <span>{words.ifThey}</span>
        </div>
      </div>
      <table className="forecast__table">
        <thead>
          <tr>
            <th aria-hidden="true" />
            <th scope="col">{words.you}</th>
            <th scope="col">{words.they}</th>
          </tr>
        </thead>
        <tbody>
          {seen.steps[step].map((meeting) => (
            <Row key={meeting.theirs ?? "nothing"} meeting={meeting} />
          ))}
        </tbody>
      </table>
      <div className="forecast__ranges">
        {([seat, rival(seat)] as const).map((each) => (
          <HealthRange
            key={each}
            seat={each}
            name={each === seat ? words.youName : words.theyName}
            range={seen.hp[each]}
            now={view.hp[each]}
            max={view.settings.maxHp}
          />
        ))}
        <p>{words.range}</p>
      </div>
    </section>
  );
}

/** The step one has thought about last, where nobody has pointed at one. */
const lastLaid = (layout: Layout): Slot => SLOTS.findLast((slot) => layout[slot] !== null) ?? 0;

function Row({ meeting: { theirs, own, rival: other } }: { readonly meeting: Meeting }) {
  return (
    <tr>
      <th scope="row">
        {theirs ? (
          <Glyph name={CARD_LOOK[theirs].glyph} size={19} />
        ) : (
          <i className="forecast__none" />
        )}
        <span>{theirs ? CARDS[theirs].name : orcainText.nothing}</span>
      </th>
      <td>
        <Change range={own} />
      </td>
      <td>
        <Change range={other} />
      </td>
    </tr>
  );
}

/** "−2", "+1", "0", or "0 to +1" where it hangs on the steps before. */
function Change({ range: { least, most } }: { readonly range: Range }) {
  const tone =
    most < 0 ? "loss" : least > 0 ? "gain" : least < 0 ? "loss" : most > 0 ? "gain" : "none";
  return (
    <b className="num" data-tone={tone}>
      {least === most ? signed(least) : `${signed(least)}…${signed(most)}`}
    </b>
  );
}

function HealthRange({
  seat,
  name,
  range,
  now,
  max,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly range: Range;
  readonly now: number;
  readonly max: number;
}) {
  const { least, most } = range;
  return (
    <div className="forecast__range" data-seat={seat}>
      <span>{name}</span>
      <SeatBar
        seat={seat}
        from={least}
        value={most}
        max={max}
        mark={now}
        label={orcainText.forecast.rangeOf(name, least, most)}
      />
      <b className="num">{least === most ? least : `${least}–${most}`}</b>
    </div>
  );
}

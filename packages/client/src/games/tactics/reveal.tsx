import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { CLASSES, SKILLS, UNITS } from "@holmgang/tactics";
import type { Event } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { nameOf } from "../../game/names.ts";
import type { Names } from "../../game/face.ts";
import { FIGURES } from "./looks.ts";
import { nearOf } from "./names.ts";
import { tacticsText } from "./text.ts";
import "./choice.css";
import "./reveal.css";

type Reveal = Extract<Event, { kind: "classes_shown" | "teams_shown" }>;

/** What both have chosen, turned up at once. */
export function RevealField({ event, names }: { readonly event: Reveal; readonly names: Names }) {
  const near = nearOf(names);
  return (
    <div className="reveal">
      {[rival(near), near].map((seat) => (
        <RevealSide key={seat} {...{ event, names, seat }} />
      ))}
    </div>
  );
}

function RevealSide({
  event,
  names,
  seat,
}: {
  readonly event: Reveal;
  readonly names: Names;
  readonly seat: Seat;
}) {
  const team = event.kind === "teams_shown" ? event.teams[seat] : null;
  const hero = event.kind === "teams_shown" ? event.teams[seat].class : event.classes[seat];
  const figures = [hero, ...(team?.minions ?? [])];
  return (
    <section className="reveal__side" data-seat={seat}>
      <p className="label">{nameOf(names, seat)}</p>
      <div className="reveal__figures">
        {figures.map((figure, index) => (
          <figure key={figure} style={{ "--at": index }}>
            <PaintedField field={FIGURES[figure].field} className="choice__field">
              <Glyph name={FIGURES[figure].glyph} />
            </PaintedField>
            <figcaption>{figure in CLASSES ? CLASSES[hero].name : nameOfMinion(figure)}</figcaption>
          </figure>
        ))}
      </div>
      {team && <p className="reveal__skill">{SKILLS[team.skill].name}</p>}
    </section>
  );
}

const nameOfMinion = (figure: string): string =>
  figure in UNITS ? UNITS[figure as keyof typeof UNITS].name : tacticsText.draft.chosen; // it is one of their keys

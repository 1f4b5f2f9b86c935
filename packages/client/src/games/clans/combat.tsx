import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { Clans, Events } from "@holmgang/clans";
import type { Names } from "../../game/face.ts";
import type { GlyphName } from "../../look/glyph-names.ts";
import { Glyph } from "../../look/glyph.tsx";
import type { Playing } from "../../match/scene.ts";
import { phaseOf } from "./blows.ts";
import type { Phase } from "./blows.ts";
import { saidOf } from "./combat-words.ts";
import { eventsOf } from "./moment.ts";
import { nearOf } from "./names.ts";
import type { Fighting, Shown } from "./shown.ts";
import { clansText } from "./text.ts";
import "./combat.css";

const words = clansText.combat;

/** Instead of the hand while the plans are played: what happens, in words, and the ticks of the fight. */
export function Combat({
  now,
  shown,
  names,
}: {
  readonly now: Playing<Clans> | null;
  readonly shown: Shown;
  readonly names: Names;
}) {
  const said = now && saidOf(now, names);
  return (
    <div className="combat" data-testid="combat">
      <h2 className="combat__title">{said?.title}</h2>
      <p className="combat__line">{said?.line}</p>
      {shown.fight && <Ticks fight={shown.fight} near={nearOf(names)} />}
      {shown.fight && <Phases now={now} />}
    </div>
  );
}

const TICKS = [1, 2, 3, 4, 5] as const;

/** The five ticks: who acted on each, and how. */
const Ticks = ({ fight, near }: { readonly fight: Fighting; readonly near: Seat }) => (
  <ol className="ticks" aria-label={words.strip}>
    {TICKS.map((tick) => {
      const hits = fight.hits.filter((hit) => hit.tick === tick && phaseOf(hit) !== null);
      const state = tick === fight.tick ? "now" : tick < fight.tick ? "past" : "later";
      return (
        <li
          key={tick}
          className="ticks__tick"
          data-state={state}
          data-quiet={hits.length === 0 || undefined}
        >
          <b className="num">{tick}</b>
          <span className="ticks__who">
            {hits.some(({ how }) => how === "first") && <Glyph name="fast-arrow" size={16} />}
            {[rival(near), near].map(
              (seat) =>
                hits.some(({ by }) => by.seat === seat) && <i key={seat} data-seat={seat} />,
            )}
          </span>
          <em>{tickWords(hits, state)}</em>
        </li>
      );
    })}
  </ol>
);

function tickWords(hits: readonly Events["hit"][], state: "past" | "now" | "later"): string {
  if (hits.length === 0) return state === "past" ? words.nobody : "";
  const phases = new Set(hits.flatMap((hit) => phaseOf(hit) ?? []));
  return [...phases].map((phase) => words.act[phase]).join(", ");
}

const PHASES: readonly (readonly [phase: Phase | "fall", glyph: GlyphName])[] = [
  ["first", "fast-arrow"],
  ["blow", "crossed-swords"],
  ["shot", "high-shot"],
  ["fall", "death-skull"],
];

/** Which part of its tick is in the light. */
function Phases({ now }: { readonly now: Playing<Clans> | null }) {
  const hit = eventsOf(now?.events ?? [], "hit").find((each) => phaseOf(each) !== null);
  const current = hit ? phaseOf(hit) : now?.event.kind === "fell" ? "fall" : null;
  return (
    <p className="phases" aria-hidden="true">
      {PHASES.map(([phase, glyph]) => (
        <span key={phase} data-now={phase === current || undefined}>
          <Glyph name={glyph} size={15} />
          {phase === "far" ? words.act.far : words.phases[phase]}
        </span>
      ))}
    </p>
  );
}

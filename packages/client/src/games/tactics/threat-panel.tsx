import { figureName, figureOf, isStanding } from "@holmgang/tactics";
import type { Threat } from "@holmgang/tactics";
import type { Danger } from "./danger.ts";
import { unitThing } from "./places.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { Figure } from "./token.tsx";
import "./threat-panel.css";

/** Who can hit what next, enemy by enemy. */
export function ThreatPanel({
  danger,
  shown,
  point,
}: {
  readonly danger: Danger;
  readonly shown: Shown;
  readonly point: (thing: string | null) => void;
}) {
  const words = tacticsText.threats;
  return (
    <section className="threats panel" aria-label={words.label} data-testid="threats-list">
      <p className="threats__head label">
        {words.label} <span>{words.each}</span>
      </p>
      <ul>
        {danger.all
          .filter(({ unit }) => isStanding(shown, unit))
          .map((threat) => (
            <li
              key={threat.unit}
              data-gone={danger.gone.has(threat.unit) || undefined}
              onPointerEnter={() => point(unitThing(threat.unit))}
              onPointerLeave={() => point(null)}
            >
              <Figure shown={shown} id={threat.unit} />
              <span>
                <b>{figureName(figureOf(shown, threat.unit))}</b>
                <small>{whenOf(threat, danger)}</small>
              </span>
              <b className="threats__most num">{mostOf(threat)}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}

const mostOf = ({ hits }: Threat): number => Math.max(0, ...hits.values());

function whenOf(threat: Threat, { gone }: Danger): string {
  const words = tacticsText.threats;
  if (gone.has(threat.unit)) return words.falls;
  if (threat.hits.size === 0) return words.none;
  return threat.now ? words.now : words.later;
}

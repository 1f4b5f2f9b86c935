import type { Seat } from "@holmgang/kernel";
import { dangerTo } from "./danger.ts";
import type { Looked } from "./look-ahead.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { ThreatPanel } from "./threat-panel.tsx";

/** The same list over the log, for a phone: whether or not threats are drawn on the board. */
export function ThreatFold({
  seat,
  shown,
  looked,
  point,
}: {
  readonly seat: Seat;
  readonly shown: Shown;
  readonly looked: Looked | null;
  readonly point: (thing: string | null) => void;
}) {
  return (
    <details className="threats-fold">
      <summary data-testid="threats-fold">{tacticsText.threats.label}</summary>
      <ThreatPanel danger={dangerTo(shown, seat, looked)} shown={shown} point={point} />
    </details>
  );
}

import type { View } from "@holmgang/campaign";
import { campaignText } from "../text.ts";
import "./equation.css";

const words = campaignText.townPage;

/** Base and distance less what helps is the cycle. */
export function Equation({
  supply: { base, distance, perks, cycle },
}: {
  readonly supply: Pick<View["town"]["plans"][number], "base" | "distance" | "perks" | "cycle">;
}) {
  const parts = [
    ["", base, words.base],
    [distance < 0 ? "−" : "+", Math.abs(distance), words.distance],
    ["−", perks, words.perk],
    ["=", cycle, words.cycle],
  ] as const;
  return (
    <span className="equation num">
      {parts.map(([sign, value, name]) => (
        <span key={name}>
          <i>{sign}</i>
          <b>{value}</b>
          <small>{name}</small>
        </span>
      ))}
    </span>
  );
}

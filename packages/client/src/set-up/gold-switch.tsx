import { Toggle } from "../look/toggle.tsx";
import { goldText } from "../text/gold.ts";
import type { ForGold } from "./use-for-gold.ts";

/** Whether a match is for gold. Nothing for a game without. */
export const GoldSwitch = ({ gold }: { readonly gold: ForGold | null }) =>
  gold && (
    <Toggle
      label={goldText.bots.forGold}
      hint={gold.hint}
      checked={gold.isOn}
      disabled={!gold.canBe}
      onChange={gold.wish}
    />
  );

import type { View } from "@holmgang/campaign";
import { Glyph } from "../../look/glyph.tsx";
import { KIND_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import "./until-boss.css";

/** How far it is to the boss: a disc for each encounter, and the crown. */
export const UntilBoss = ({ view: { n, setup } }: { readonly view: View }) => (
  <span
    className="until-boss"
    data-ready={n >= setup.settings.bossAfter || undefined}
    role="img"
    aria-label={`${campaignText.until}: ${campaignText.untilCount(n, setup.settings.bossAfter)}`}
  >
    {Array.from({ length: setup.settings.bossAfter }, (_, at) => (
      <i key={at} data-on={at < n || undefined} />
    ))}
    <b>
      <Glyph name={KIND_SIGNS.boss.glyph} size={14} />
    </b>
  </span>
);

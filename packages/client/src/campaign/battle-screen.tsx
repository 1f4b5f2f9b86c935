import { useState } from "react";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import { Charge } from "../look/charge.tsx";
import { useKeys } from "../pieces/keys.ts";
import { CampaignFrame } from "./campaign-frame.tsx";
import { signKind } from "./camp/order-card.tsx";
import { Ask } from "./parts/ask.tsx";
import { Hardness } from "./parts/difficulty.tsx";
import { KIND_SIGNS } from "./signs.ts";
import { campaignText } from "./text.ts";
import type { Playing } from "./playing.ts";
import "./battle-screen.css";

const words = campaignText.battle;

/** A battle at hand: to its table, or away from it. */
export function BattleScreen({ playing }: { readonly playing: Playing }) {
  const { view, battle } = playing;
  const [asks, setAsks] = useState(false);
  const go = (): void => battle?.go();
  useKeys({ Enter: go });
  const { current } = view;
  if (!current || !battle) return null;
  const kind = signKind(current);
  const { retreatCost } = view.setup.settings;
  const { base, middle } = current.grounds;
  return (
    <CampaignFrame view={view} shows>
      <div className="battle-eve">
        <Panel engraved>
          <PaintedField field={KIND_SIGNS[kind].field} className="battle-eve__field">
            <Charge glyph={KIND_SIGNS[kind].glyph} className="battle-eve__charge" />
          </PaintedField>
          <span className="label">{words.title}</span>
          <h2>{current.title}</h2>
          {view.battle && <Hardness difficulty={view.battle} />}
          <p>{words.words(base, middle)}</p>
          <div className="battle-eve__acts">
            <Button
              kind="primary"
              size="lg"
              keyHint="Enter"
              glyph="crossed-swords"
              data-testid="to-battle"
              onClick={go}
            >
              {battle.isBegun ? words.goOn : words.begin}
            </Button>
            {battle.isBegun && (
              <Button
                missing={view.gold < retreatCost}
                data-testid="retreat"
                onClick={() => setAsks(true)}
              >
                {words.retreat(retreatCost)}
              </Button>
            )}
          </div>
        </Panel>
      </div>
      <Ask
        words={{ ...words.retreatAsk, yes: words.retreat(retreatCost) }}
        open={asks}
        close={() => setAsks(false)}
        yes={battle.retreat}
      />
    </CampaignFrame>
  );
}

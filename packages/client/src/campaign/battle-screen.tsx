import { useEffect, useState } from "react";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import { Charge } from "../look/charge.tsx";
import { useKeys } from "../pieces/keys.ts";
import { battleRecord, goToBattle } from "./battle.ts";
import { CampaignFrame } from "./campaign-frame.tsx";
import { signKind } from "./camp/order-card.tsx";
import { Ask } from "./parts/ask.tsx";
import { Hardness } from "./parts/difficulty.tsx";
import { KIND_SIGNS } from "./signs.ts";
import { campaignText } from "./text.ts";
import type { Playing } from "./use-run.ts";
import "./battle-screen.css";

const words = campaignText.battle;

/** A battle at hand: to its table, or away from it. One that is over is taken into the run at once. */
export function BattleScreen({ playing }: { readonly playing: Playing }) {
  const { view, journal, act } = playing;
  const [asks, setAsks] = useState(false);
  const record = battleRecord(journal);
  const isOver = record !== null && record.outcome !== null;
  useEffect(() => {
    if (isOver) act({ kind: "fight", record });
  }, [isOver, record, act]);
  const go = (): void => goToBattle(journal);
  useKeys({ Enter: go });
  const { current } = view;
  if (!current || isOver) return null;
  const kind = signKind(current);
  const { retreatCost } = journal.setup.settings;
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
              {record ? words.goOn : words.begin}
            </Button>
            {record && (
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
        yes={() => record && act({ kind: "retreat", record })}
      />
    </CampaignFrame>
  );
}

import { rules } from "@holmgang/campaign/RULES.md?rules";
import { useState } from "react";
import { PageHead } from "../frame/page-head.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { CAMPAIGN } from "../game/campaign-row.ts";
import { Button } from "../look/button.tsx";
import { RulesReader } from "../rules/rules-reader.tsx";
import "../rules/rules-view.css";
import { text } from "../text/text.ts";
import { navigate } from "../web/route.ts";
import { HOME } from "./battle.ts";

const words = text.rules;

/** The rules of the campaign, to read and to search. */
export function RulesScreen() {
  const [goal, setGoal] = useState<string | null>(() => location.hash.slice(1) || null);
  return (
    <SiteFrame title={words.of(CAMPAIGN.name)} at="rules">
      <PageHead title={words.of(CAMPAIGN.name)} words={CAMPAIGN.pitch.join(" ")}>
        <Button glyph="crossed-swords" onClick={() => navigate(HOME)}>
          {words.play(CAMPAIGN.name)}
        </Button>
      </PageHead>
      <div className="rules rules--page">
        <RulesReader rules={rules} contents goal={goal} setGoal={setGoal}>
          {null}
        </RulesReader>
      </div>
    </SiteFrame>
  );
}

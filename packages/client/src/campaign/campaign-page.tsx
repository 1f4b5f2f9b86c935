import "./glyphs.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Spinner } from "../look/spinner.tsx";
import { ArmyScreen } from "./army/army-screen.tsx";
import { Asking } from "./asking/asking.tsx";
import { BattleScreen } from "./battle-screen.tsx";
import { CampScreen } from "./camp/camp-screen.tsx";
import { EndScreen } from "./end-screen.tsx";
import { BestScreen } from "./legacy/best-screen.tsx";
import { TreeScreen } from "./legacy/tree-screen.tsx";
import type { Playing } from "./playing.ts";
import { ReportScreen } from "./report/report-screen.tsx";
import { RulesScreen } from "./rules-screen.tsx";
import { RunScreen } from "./run/run-screen.tsx";
import { ShopScreen } from "./shop/shop-screen.tsx";
import { StartScreen } from "./start-screen.tsx";
import { TownScreen } from "./town/town-screen.tsx";
import { campaignText } from "./text.ts";
import { UpgradeScreen } from "./upgrade-screen.tsx";
import { useRun } from "./use-run.ts";

/** A run of the campaign: by what is asked now, and in camp by where one looks. */
export function CampaignPage({
  part,
  id,
}: {
  readonly part: string | null;
  /** Of a run to look at. */
  readonly id: string | null;
}) {
  const playing = useRun();
  if (part === "rules") return <RulesScreen />;
  if (part === "tree") return <TreeScreen />;
  if (part === "best") return <BestScreen />;
  if (part === "run") return <RunScreen key={id} id={id} />;
  if (playing === "waiting") return <Waiting />;
  if (!playing) return <StartScreen />;
  return (
    <Asking key={playing.id} playing={playing}>
      {(asked) => <Phase playing={asked} part={part} />}
    </Asking>
  );
}

function Phase({ playing, part }: { readonly playing: Playing; readonly part: string | null }) {
  switch (playing.view.phase) {
    case "camp":
      if (part === "town") return <TownScreen playing={playing} />;
      if (part === "army") return <ArmyScreen playing={playing} />;
      return <CampScreen key={playing.view.choices[0]?.id} playing={playing} />;
    case "battle":
      return <BattleScreen playing={playing} />;
    case "shop":
      return <ShopScreen playing={playing} />;
    case "report":
      return <ReportScreen playing={playing} />;
    case "upgrade":
      return <UpgradeScreen playing={playing} />;
    case "over":
      return <EndScreen playing={playing} />;
  }
}

/** Until the server has told how the run stands. */
const Waiting = () => (
  <SiteFrame title={campaignText.title} at="play" width="narrow" game="clans-field">
    <div className="waiting">
      <Spinner label={campaignText.waiting} />
    </div>
  </SiteFrame>
);

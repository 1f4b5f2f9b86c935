import type { Soldier } from "@holmgang/campaign";
import { Button } from "../look/button.tsx";
import { Prompt } from "../look/prompt.tsx";
import { useKeys } from "../pieces/keys.ts";
import { SoldierCard } from "./army/soldier-card.tsx";
import { CampaignFrame } from "./campaign-frame.tsx";
import { campaignText } from "./text.ts";
import type { Playing } from "./playing.ts";

const words = campaignText.upgrade;

/** Between two acts: cards are made better for gold, all copies of one at once. */
export function UpgradeScreen({ playing }: { readonly playing: Playing }) {
  const { view, can, act } = playing;
  const { upgradeFirst, upgradeSecond, upgradeDamage, upgradeHp } = view.setup.settings;
  const price = view.act === 1 ? upgradeFirst : upgradeSecond;
  const march = (): void => act({ kind: "march" });
  useKeys({ Enter: march });
  const kinds = Map.groupBy<string, Soldier>(
    [...view.deck, ...view.reserves].filter(({ decoy }) => !decoy),
    ({ card, grade }) => `${card} ${grade}`,
  );
  return (
    <CampaignFrame view={view} shows>
      <div className="army army--whole">
        <section className="army__cards">
          <h2>
            {words.title(view.act)} <small>{words.words(price, upgradeDamage, upgradeHp)}</small>
          </h2>
          <div className="army__grid">
            {[...kinds].map(([key, soldiers]) => {
              const [soldier] = soldiers;
              if (!soldier) return null;
              const move = { kind: "upgrade", card: soldier.card } as const;
              return (
                <SoldierCard key={key} view={view} soldier={soldier} size="S">
                  <small>{words.count(soldiers.length)}</small>
                  <Button size="sm" missing={!can(move)} onClick={() => act(move)}>
                    {words.each(price)}
                  </Button>
                </SoldierCard>
              );
            })}
          </div>
        </section>
      </div>
      <footer className="campaign-foot">
        <Prompt>{words.prompt}</Prompt>
        <Button kind="primary" size="lg" keyHint="Enter" data-testid="march-on" onClick={march}>
          {words.onward}
        </Button>
      </footer>
    </CampaignFrame>
  );
}

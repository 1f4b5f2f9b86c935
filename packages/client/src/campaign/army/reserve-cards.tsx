import { Button } from "../../look/button.tsx";
import { campaignText } from "../text.ts";
import type { Playing } from "../playing.ts";
import { SoldierCard } from "./soldier-card.tsx";

const words = campaignText.townPage;

/** The Reserves: called up with a press; one that is locked is waited for, or paid for. */
export function ReserveCards({ playing: { view, can, act } }: { readonly playing: Playing }) {
  const { releaseCost } = view.setup.settings;
  if (view.reserves.length === 0)
    return <p className="camp-side__none">{campaignText.armyPage.nobody}</p>;
  return (
    <div className="army__few">
      {view.reserves.map((soldier) => {
        const recruit = { kind: "recruit", soldier: soldier.id } as const;
        const release = { kind: "release", soldier: soldier.id } as const;
        return (
          <SoldierCard key={soldier.id} view={view} soldier={soldier} dim={soldier.locked > 0}>
            {soldier.locked > 0 ? (
              <>
                <small>{words.locked(soldier.locked)}</small>
                <Button size="sm" missing={!can(release)} onClick={() => act(release)}>
                  {words.release(releaseCost)}
                </Button>
              </>
            ) : (
              <Button size="sm" missing={!can(recruit)} onClick={() => act(recruit)}>
                {words.toDeck}
              </Button>
            )}
          </SoldierCard>
        );
      })}
    </div>
  );
}

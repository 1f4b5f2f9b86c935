import { ITEMS } from "@holmgang/campaign";
import { Button } from "../../look/button.tsx";
import { campaignText } from "../text.ts";
import type { Playing } from "../playing.ts";

/** The consumables at hand: they can be used right after a battle. */
export const UseItems = ({ playing: { view, can, act } }: { readonly playing: Playing }) =>
  view.equipped.map((item, at) => {
    const move = { kind: "use", item, equipped: true } as const;
    return (
      <Button key={at} size="sm" missing={!can(move)} onClick={() => act(move)}>
        {ITEMS[item].name} {campaignText.heals(ITEMS[item].heals)}
      </Button>
    );
  });

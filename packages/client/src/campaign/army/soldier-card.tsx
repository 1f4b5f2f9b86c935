import type { Soldier, View } from "@holmgang/campaign";
import type { ReactNode } from "react";
import { FieldCard } from "../../games/clans-field/field-card.tsx";
import type { CardSize } from "../../look/card-size.ts";
import "./soldier-card.css";

/** A card of the army as it would fight now, and what can be done with it. */
export const SoldierCard = ({
  view,
  soldier,
  size = "P",
  dim = false,
  children,
}: {
  readonly view: View;
  readonly soldier: Pick<Soldier, "card" | "decoy" | "grade">;
  readonly size?: CardSize;
  readonly dim?: boolean;
  readonly children?: ReactNode;
}) => {
  const { upgradeDamage, upgradeHp } = view.setup.settings;
  return (
    <span className="soldier-card" data-dim={dim || undefined}>
      <FieldCard
        copy={{
          copy: 0,
          card: soldier.card,
          decoy: soldier.decoy,
          plusDamage: soldier.grade * upgradeDamage,
          plusHp: soldier.grade * upgradeHp,
        }}
        size={size}
      />
      {children}
    </span>
  );
};

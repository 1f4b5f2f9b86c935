import type { NodeId } from "@holmgang/campaign";
import { useState } from "react";
import { me } from "../../me/me.ts";
import { useStore } from "../../store/store.ts";
import { ask } from "../../web/http.ts";
import { useAnswer } from "../../web/use-answer.ts";
import { sayNo } from "../say-no.ts";
import type { Legacy } from "./legacy.ts";
import { legacyText } from "./text.ts";

/** What the server tells of somebody's legacy. */
interface Told {
  readonly points: number;
  readonly nodes: readonly NodeId[];
}

/** The legacy of whoever looks: a guest has earned nothing yet, and may read. */
export function useLegacy(): Legacy {
  const isNamed = useStore(me)?.kind === "named";
  const { value, refusal, again } = useAnswer<Told>(isNamed ? "/api/legacy" : null);
  const [busy, setBusy] = useState(false);
  const buy = async (node: NodeId): Promise<void> => {
    setBusy(true);
    const told = await ask<Told>("POST", "/api/legacy", { node });
    if (!told.ok) sayNo(told.refusal);
    await again();
    setBusy(false);
  };
  return {
    points: value?.points ?? 0,
    owned: value?.nodes ?? [],
    isKnown: !isNamed || value !== null || refusal !== null,
    busy,
    why: isNamed ? (refusal?.words ?? null) : legacyText.tree.guest,
    buy: (node) => void buy(node),
  };
}

import { parseSetup, startRelics } from "@holmgang/campaign";
import type { RelicId } from "@holmgang/campaign";
import type { Refusal } from "@holmgang/kernel";
import { randomHex } from "../store/random-hex.ts";
import { useStore } from "../store/store.ts";
import { useLegacy } from "./legacy/use-legacy.ts";
import { beginRun } from "./run-store.ts";
import { beginServed, served } from "./server-run.ts";
import { campaignText } from "./text.ts";

/** How a run begins: where, with which relics to choose from, and beginning it. */
interface Beginning {
  readonly isOnline: boolean;
  readonly relics: readonly RelicId[];
  begin(relic: RelicId): Promise<Refusal | null>;
}

export function useBeginning(): Beginning {
  const { status } = useStore(served);
  const { owned } = useLegacy();
  return status === "known"
    ? { isOnline: true, relics: startRelics(owned), begin: beginServed }
    : { isOnline: false, relics: startRelics([]), begin: beginHere };
}

async function beginHere(relic: RelicId): Promise<Refusal | null> {
  const setup = parseSetup({ seed: randomHex(16), relic });
  if (!setup.ok) return setup.refusal;
  return beginRun(setup.value) ? null : { code: "not-kept", words: campaignText.notKept };
}

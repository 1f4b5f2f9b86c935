import { askedMutants } from "./asked.ts";
import { bankedMutants } from "./banked.ts";
import { endsMutants } from "./ends.ts";
import { expiryMutants } from "./expiry.ts";
import { fortuneMutants } from "./fortune.ts";
import { grudgeMutants } from "./grudge.ts";
import { hushMutants } from "./hush.ts";
import { paidMutants } from "./paid.ts";
import { purityMutants } from "./purity.ts";
import { refusalsMutants } from "./refusals.ts";
import { replayMutants } from "./replay.ts";
import { reverseMutants } from "./reverse.ts";
import { runnerMutants } from "./runner.ts";
import { secrecyMutants } from "./secrecy.ts";
import { soundMutants } from "./sound.ts";
import { spectatorMutants } from "./spectator.ts";
import { toldMutants } from "./told.ts";
import { turnsMutants } from "./turns.ts";
import type { Mutant } from "./mutant.ts";

/** Every game broken on purpose. */
export const MUTANTS: readonly Mutant[] = [
  ...replayMutants,
  ...askedMutants,
  ...refusalsMutants,
  ...secrecyMutants,
  ...grudgeMutants,
  ...hushMutants,
  ...spectatorMutants,
  ...endsMutants,
  ...expiryMutants,
  ...purityMutants,
  ...reverseMutants,
  ...soundMutants,
  ...runnerMutants,
  ...toldMutants,
  ...turnsMutants,
  ...fortuneMutants,
  ...bankedMutants,
  ...paidMutants,
];

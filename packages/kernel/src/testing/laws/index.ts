import { askedLaw } from "./asked.ts";
import { endsLaw } from "./ends.ts";
import { expiryLaw } from "./expiry.ts";
import { hushLaw } from "./hush.ts";
import type { Law } from "./law.ts";
import { paidLaw } from "./paid.ts";
import { purityLaw } from "./purity.ts";
import { refusalsLaw } from "./refusals.ts";
import { replayLaw } from "./replay.ts";
import { reverseLaw } from "./reverse.ts";
import { secrecyLaw } from "./secrecy.ts";
import { soundLaw } from "./sound.ts";
import { spectatorLaw } from "./spectator.ts";
import { toldLaw } from "./told.ts";

/** All thirteen. */
export const LAWS: readonly Law[] = [
  replayLaw,
  askedLaw,
  refusalsLaw,
  secrecyLaw,
  hushLaw,
  spectatorLaw,
  endsLaw,
  expiryLaw,
  purityLaw,
  reverseLaw,
  soundLaw,
  toldLaw,
  paidLaw,
];

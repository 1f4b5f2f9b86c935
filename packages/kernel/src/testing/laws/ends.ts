import { demand } from "../kit.ts";
import type { Law } from "./law.ts";

export const endsLaw: Law = {
  id: "ends",
  promise: "every match ends within the game's stated bound",
  check(kit, { ended, progress }) {
    demand(
      ended && progress <= kit.bound,
      () => `no end after ${progress} listed moves and bells; the bound is ${kit.bound}`,
    );
  },
};

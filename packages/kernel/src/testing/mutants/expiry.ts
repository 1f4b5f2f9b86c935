import { mutant } from "./mutant.ts";

export const expiryMutants = [
  mutant("expiry", "ignores the bell", { expire: () => {} }),
  mutant("expiry", "breaks when the bell rings", {
    expire() {
      throw new Error("no bell here");
    },
  }),
];

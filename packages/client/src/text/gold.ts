import { ofGold } from "./en/gold.ts";

export const goldText: typeof ofGold = ofGold;

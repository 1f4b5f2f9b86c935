import { credits } from "./en/credits.ts";

export const creditsText: typeof credits = credits;

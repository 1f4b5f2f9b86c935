import type { Refusal } from "@holmgang/kernel";

export const no = (code: string, words: string): Refusal => ({ code, words });

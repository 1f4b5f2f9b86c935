import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";

const MIN = 8;
const MAX = 200;

/** A password for keeps. */
export function readPassword(raw: string): Result<string> {
  const length = Array.from(raw).length;
  if (length < MIN || length > MAX) {
    return refuse(
      "weak-password",
      `A password has ${MIN} to ${MAX} characters; this one has ${length}.`,
    );
  }
  return accept(passwordText(raw));
}

/** The same text, whichever keyboard its letters were composed on. */
export const passwordText = (raw: string): string => raw.normalize("NFKC");

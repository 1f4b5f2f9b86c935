import { invariant } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";

/** A number of the match's, or as the rules have it. */
export function numberIn<Key extends string>(
  rules: { parseSettings(input: unknown): Result<Readonly<Record<Key, number>>> },
  settings: Readonly<Record<string, unknown>>,
  key: Key,
): number {
  const usual = rules.parseSettings({});
  invariant(usual.ok, "nothing is changed, so nothing is out of range");
  const value = settings[key];
  return typeof value === "number" ? value : usual.value[key];
}

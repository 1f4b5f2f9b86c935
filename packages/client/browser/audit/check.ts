/** One thing that was looked at, and what was found. */
export interface Check {
  readonly what: string;
  readonly isFine: boolean;
  readonly note: string;
  readonly findings: readonly string[];
}

/** Fine if nothing was found. */
export const checked = (what: string, findings: readonly string[], note = ""): Check => ({
  what,
  isFine: findings.length === 0,
  note,
  findings,
});

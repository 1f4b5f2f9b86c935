/** One thing that was looked at, and what was found. */
export interface Check {
  readonly what: string;
  readonly verdict: "fine" | "failed" | "skipped";
  readonly note: string;
  readonly findings: readonly string[];
}

/** Fine if nothing was found. */
export const checked = (what: string, findings: readonly string[], note = ""): Check => ({
  what,
  verdict: findings.length === 0 ? "fine" : "failed",
  note,
  findings,
});

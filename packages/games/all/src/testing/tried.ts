import { appendFileSync } from "node:fs";

/** Says how much of something was tried. `npm run stress` makes a table of it; otherwise nobody asks. */
export function tried(what: string, times: number): void {
  const file = process.env["STRESS_TRIED"];
  if (file) appendFileSync(file, `${JSON.stringify({ what, times })}\n`);
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const TIME = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A day, such as `3 Nov 2026`. */
export const dayOf = (at: number): string => DAY.format(at);

export const timeOf = (at: number): string => TIME.format(at);

/** A day and the time of it. */
export const momentOf = (at: number): string => `${DAY.format(at)}, ${TIME.format(at)}`;

/** How long ago, in one unit; a day after the other becomes a date after a week. */
export function ago(at: number, now = Date.now()): string {
  const past = Math.max(0, now - at);
  if (past < MINUTE_MS) return "just now";
  if (past < HOUR_MS) return `${Math.floor(past / MINUTE_MS)} min ago`;
  if (past < DAY_MS) return `${Math.floor(past / HOUR_MS)} h ago`;
  const days = Math.floor(past / DAY_MS);
  if (days > 6) return dayOf(at);
  return days === 1 ? "yesterday" : `${days} days ago`;
}

import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** A form that does something. It is sent as it stands, without any script. */
export const form = (action: string, button: string, fields: Html | readonly Html[]): Html =>
  html`<form method="post" action="${action}">${fields}<button>${button}</button></form>`;

/** Why: told to whom it concerns, and kept in the log. */
export const reasonField = (label: string, isRequired: "required" | "optional"): Html =>
  html`<label
    >${label}<input
      name="reason"
      maxlength="200"
      autocomplete="off"
      ${isRequired === "required" ? html` required` : ""}
  /></label>`;

const HOUR_MS = 60 * 60 * 1000;

/** How long something may be taken away. */
const TERMS = {
  hour: ["an hour", HOUR_MS],
  day: ["a day", 24 * HOUR_MS],
  "three-days": ["three days", 3 * 24 * HOUR_MS],
  week: ["a week", 7 * 24 * HOUR_MS],
  month: ["30 days", 30 * 24 * HOUR_MS],
  year: ["a year", 365 * 24 * HOUR_MS],
  ever: ["good", null],
} as const;

export type Term = keyof typeof TERMS;

export const TERM_NAMES = Object.keys(TERMS) as Term[]; // the keys of a literal

export const termField = (): Html =>
  html`<label
    >For<select name="term">
      ${TERM_NAMES.map(
        (name) =>
          html`<option value="${name}" ${name === "day" ? html` selected` : ""}>
            ${TERMS[name][0]}
          </option>`,
      )}
    </select></label
  >`;

/** When a term that begins now is over; null is never. */
export function endOf(term: Term, now: number): number | null {
  const ms = TERMS[term][1];
  return ms === null ? null : now + ms;
}

import { NAME } from "../http/query.ts";
import { REPORT_STATES } from "../reports/list-reports.ts";
import { TERM_NAMES } from "./form.ts";

/** Everything a form here can say. A reason that is nothing but spaces is none. */
const FIELDS = {
  reason: { type: "string", maxLength: 200, pattern: "^[^\\u0000]*$" },
  term: { enum: TERM_NAMES },
  addresses: { enum: ["too"] },
  address: NAME,
  state: { enum: REPORT_STATES },
} as const;

type Field = keyof typeof FIELDS;

/** A route whose form has these fields, perhaps those, and no others. */
export const fields = (required: readonly Field[], optional: readonly Field[] = []) => ({
  schema: {
    params: { type: "object", properties: { id: { ...NAME, pattern: "^[a-z0-9]{1,40}$" } } },
    body: {
      type: "object",
      required,
      additionalProperties: false,
      properties: Object.fromEntries(
        [...required, ...optional].map((name) => [
          name,
          name === "reason" && required.includes(name) ? SAID : FIELDS[name],
        ]),
      ),
    },
  },
});

const SAID = { ...FIELDS.reason, pattern: "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$" };

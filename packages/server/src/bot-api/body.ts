import { NAME } from "../http/query.ts";

/** A route whose body has these fields, the required ones at least, and no others; where none is required it may be left out. */
export const body = (
  properties: Readonly<Record<string, object>>,
  required: readonly string[],
) => ({
  schema: {
    params: { type: "object", properties: { id: NAME } },
    body: {
      type: "object",
      nullable: required.length === 0,
      additionalProperties: false,
      properties,
      required,
    },
  },
});

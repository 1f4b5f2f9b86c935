type Fields = Readonly<Record<string, object>>;

/** A route whose query has these fields, any of them or none, and no others. All of it is text. */
export const query = (fields: Fields) => ({
  schema: { querystring: object(fields), params: PARAMS },
});

const object = (properties: Fields) => ({
  type: "object",
  additionalProperties: false,
  properties,
});

/** A database keeps no text with a zero byte in it, and fails when asked for one. */
const TEXT = { type: "string", pattern: "^[^\\u0000]*$" };

export const NAME = { ...TEXT, maxLength: 64 };
/** Where a page ended. */
export const CURSOR = { ...TEXT, maxLength: 100 };
/** From 1 to 200. */
export const LIMIT = { type: "string", pattern: "^([1-9][0-9]?|1[0-9][0-9]|200)$" };
/** The number of a row. */
export const CURSOR_ID = { type: "string", pattern: "^[0-9]{1,18}$" };
export const COUNT = { type: "string", pattern: "^[0-9]{1,15}$" };

/** Everything that addresses here name. */
const PARAMS = object({ name: NAME, id: NAME, game: NAME, mode: NAME });

export const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

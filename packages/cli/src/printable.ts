/**
 * A text as it may be shown on one line: what would move the cursor, break the line or turn the reading direction is
 * escaped. The escapes are JSON's, so that a line of a record still says the same.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, escaped);

const NAMED: Partial<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const escaped = (sign: string): string =>
  NAMED[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

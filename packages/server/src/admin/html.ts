import { escaped } from "../http/page.ts";

/** Markup that may stand in a page: made of our own words, and of texts that were escaped. */
export interface Html {
  readonly html: string;
}

/** Puts a page together. Whatever is put into it is a text, and escaped, unless it is markup already. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.map((part, at) => part + shown(values[at] ?? "")).join(""),
});

type Value = string | number | Html | readonly Html[];

function shown(value: Value): string {
  if (typeof value === "string" || typeof value === "number") return escaped(String(value));
  return "html" in value ? value.html : value.map((each) => each.html).join("");
}

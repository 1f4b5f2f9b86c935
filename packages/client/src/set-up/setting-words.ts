import { range } from "@holmgang/kernel";
import type { Setting } from "@holmgang/kernel";
import { text } from "../text/text.ts";

type Whole = Extract<Setting, { readonly kind: "integer" }>;

/** Rules count time in thousandths of a second; people in seconds. */
const SECOND = 1000;
const isTime = ({ key }: Setting): boolean => key.endsWith("Ms");

/** A whole number as people write it, and back. */
export const unitOf = (row: Whole): number => (isTime(row) ? SECOND : 1);

/** What a number may be, in the unit it is written in. */
export const rangeWords = (row: Whole): string =>
  isTime(row) ? text.setUp.seconds(row.min / SECOND, row.max / SECOND) : range(row);

/** What a setting is called where it is written down. */
export const fieldName = (row: Setting, names: Readonly<Record<string, string>>): string => {
  const name = names[row.key] ?? row.key;
  return isTime(row) ? text.setUp.inSeconds(name) : name;
};

/** A setting and its value within a sentence: "Time to lay 60 s", "Sudden death: must attack". */
export function settingWords(
  row: Setting,
  value: unknown,
  names: Readonly<Record<string, string>>,
): string {
  const name = names[row.key] ?? row.key;
  if (row.kind === "boolean") return `${name} ${value === true ? text.setUp.on : text.setUp.off}`;
  if (row.kind === "choice") return `${name} ${names[String(value)] ?? String(value)}`;
  return isTime(row) ? `${name} ${Number(value) / SECOND} s` : `${name} ${Number(value)}`;
}

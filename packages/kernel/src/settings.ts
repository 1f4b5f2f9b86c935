import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";

/** One adjustable number or choice of a game: a row that feeds the parser, the command line's help and the set-up screen. */
export type Setting = { readonly key: string; readonly about: string } & (
  | {
      readonly kind: "integer";
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | { readonly kind: "choice"; readonly options: readonly string[]; readonly default: string }
  | { readonly kind: "boolean"; readonly default: boolean }
);

/** The record type that a table of settings describes. */
export type SettingsOf<Table extends readonly Setting[]> = {
  readonly [Row in Table[number] as Row["key"]]: Row extends { kind: "choice" }
    ? Row["options"][number]
    : Row extends { kind: "integer" }
      ? number
      : boolean;
};

/** A row for a whole number, on one line. */
export const integer = <const Key extends string>(
  key: Key,
  [min, max]: readonly [number, number],
  value: number,
  about: string,
) => ({ key, kind: "integer", min, max, default: value, about }) as const;

/** Reads settings from raw input: absent ones take their default, unknown or impossible ones are refused by name. */
export function readSettings<const Table extends readonly Setting[]>(
  table: Table,
  input: unknown,
): Result<SettingsOf<Table>> {
  const given = input === undefined ? {} : input;
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return refuse(
      "bad-settings",
      `Settings must be an object of names and values, not ${JSON.stringify(given)}.`,
    );
  }
  const unknown = Object.keys(given).find((key) => !table.some((row) => row.key === key));
  if (unknown !== undefined) {
    const known = table.map((row) => row.key).join(", ");
    return refuse("bad-settings", `There is no setting '${unknown}'. Settings are: ${known}.`);
  }
  const values: Record<string, unknown> = {};
  for (const row of table) {
    const value: unknown = Object.hasOwn(given, row.key)
      ? Reflect.get(given, row.key)
      : row.default;
    if (!fits(row, value)) {
      return refuse(
        "bad-settings",
        `Setting '${row.key}' must be ${range(row)}, not ${JSON.stringify(value)}.`,
      );
    }
    values[row.key] = value;
  }
  // Every row of the table was read and checked just above.
  return accept(values as SettingsOf<Table>);
}

/** What a setting accepts, in words. */
export function range(row: Setting): string {
  switch (row.kind) {
    case "integer":
      return `a whole number from ${row.min} to ${row.max}`;
    case "choice":
      return `one of ${row.options.map((option) => `'${option}'`).join(", ")}`;
    case "boolean":
      return "true or false";
  }
}

function fits(row: Setting, value: unknown): boolean {
  switch (row.kind) {
    case "integer":
      return (
        typeof value === "number" &&
        Number.isSafeInteger(value) &&
        !Object.is(value, -0) &&
        value >= row.min &&
        value <= row.max
      );
    case "choice":
      return typeof value === "string" && row.options.includes(value);
    case "boolean":
      return typeof value === "boolean";
  }
}

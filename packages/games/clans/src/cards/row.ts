import type { FieldPart } from "./field-language.ts";
import type { Family, LanesPart } from "./language.ts";

/** A card, in both modes. */
export interface CardRow {
  readonly name: string;
  /** Its number in deck codes; never reused. */
  readonly number: number;
  /** How much it is worth beside others; nothing is paid for it. */
  readonly cost: number;
  readonly family: Family | null;
  /** Tokens are in no deck. */
  readonly token: boolean;
  /** Null where the lanes do not have it. */
  readonly lanes: LanesPart | null;
  /** Null where the field does not have it. */
  readonly field: FieldPart | null;
}

type Rest = Partial<Pick<CardRow, "lanes" | "field" | "family" | "token">>;

/** How rows are written: its number, its name, what it is worth, and its parts. */
export const card = (number: number, name: string, cost: number, rest: Rest): CardRow => ({
  number,
  name,
  cost,
  family: null,
  token: false,
  lanes: null,
  field: null,
  ...rest,
});

/** A card of the field under another name: with its own number and limit, and the same in all else. */
export const namesake = (number: number, name: string, { cost, field }: CardRow): CardRow =>
  card(number, name, cost, { field });

interface ItemRow {
  readonly name: string;
  readonly price: number;
  readonly heals: number;
}

/** What is used up. */
export const ITEMS = {
  "field-medic": { name: "Field Medic", price: 20, heals: 15 },
  "military-hospital": { name: "Military Hospital", price: 35, heals: 30 },
} as const satisfies Record<string, ItemRow>;

export type ItemId = keyof typeof ITEMS;

export const ITEM_IDS = Object.keys(ITEMS) as ItemId[]; // the keys of the literal above

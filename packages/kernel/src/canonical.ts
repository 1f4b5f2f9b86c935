/**
 * The one JSON text of a plain value: keys in code-unit order, no white space, integers only. Equal data gives equal
 * text on every platform, so it can be hashed and compared. Anything that JSON would change or lose throws.
 */
export function canonical(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return integer(value);
  if (typeof value === "boolean") return value ? "true" : "false";
  if (value === null) return "null";
  if (Array.isArray(value)) return list(value);
  if (isRecord(value)) return record(value);
  throw new TypeError(`not plain data: ${describe(value)}`);
}

/** Two plain values are the same data: their canonical texts would be the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return isRecord(a) && isRecord(b) && sameRecord(a, b);
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
}

function integer(value: number): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
    throw new TypeError(`not plain data: the number ${Object.is(value, -0) ? "-0" : value}`);
  }
  return `${value}`;
}

function list(values: readonly unknown[]): string {
  let text = "[";
  for (let i = 0; i < values.length; i++) text += (i ? "," : "") + canonical(values[i]);
  return text + "]";
}

function record(value: Record<string, unknown>): string {
  const { keys, names } = orderOf(Object.keys(value));
  let text = "{";
  for (let i = 0; i < keys.length; i++) text += names[i]! + canonical(value[keys[i]!]);
  return text + "}";
}

/** The keys of a record in order, and how each begins its field in the text. */
interface Order {
  readonly unsorted: readonly string[];
  readonly keys: readonly string[];
  readonly names: readonly string[];
}

/** Records that were made alike have their keys in the same order: it is worked out once for all of them. */
function orderOf(unsorted: readonly string[]): Order {
  const first = unsorted[0] ?? "";
  const alike = ORDERS.get(first);
  const known = alike?.find((order) => sameWords(order.unsorted, unsorted));
  if (known) return known;
  const keys = unsorted.toSorted();
  const names = keys.map((key, i) => `${i ? "," : ""}${quoted(key)}:`);
  const order = { unsorted, keys, names };
  if (keys.length > MOST_KEYS || keys.some((key) => key.length > LONGEST)) return order;
  if (alike && alike.length < MOST_ALIKE) alike.push(order);
  if (!alike && ORDERS.size < MOST_FIRST) ORDERS.set(first, [order]);
  return order;
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** By the first key, of which there are few; what strangers make up is not kept without end. */
const ORDERS = new Map<string, Order[]>();
const MOST_FIRST = 500;
const MOST_KEYS = 40;
const MOST_ALIKE = 12;

/** Names of fields and of what a game knows are few, and most of a position's text. */
function quoted(text: string): string {
  const known = QUOTED.get(text);
  if (known !== undefined) return known;
  const quotes = JSON.stringify(text);
  if (QUOTED.size < MOST_QUOTED && text.length <= LONGEST) QUOTED.set(text, quotes);
  return quotes;
}

const QUOTED = new Map<string, string>();
const MOST_QUOTED = 2_000;
const LONGEST = 32;

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const describe = (value: unknown): string =>
  typeof value === "object" ? Object.prototype.toString.call(value) : typeof value;

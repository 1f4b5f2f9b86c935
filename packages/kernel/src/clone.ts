/** A deep copy of plain JSON data that shares nothing with the original. */
export function clone<T>(value: T): T {
  // The copy has the shape of the original by construction; the compiler cannot follow the recursion.
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  // At once, and then only what is not copied by it: most fields of a state hold a number or a word.
  const result: Record<string, unknown> = { ...value };
  for (const key in result) {
    const field = result[key];
    if (typeof field === "object" && field !== null) result[key] = copy(field);
  }
  return result;
}

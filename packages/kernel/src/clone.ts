/** A deep copy of plain JSON data that shares nothing with the original. */
export function clone<T>(value: T): T {
  // The copy has the shape of the original by construction; the compiler cannot follow the recursion.
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) result[key] = copy(field);
  return result;
}

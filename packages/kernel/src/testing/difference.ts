/** Where two plain values differ first, as a path, and what stands there in each; null if nowhere. */
export function difference(one: unknown, two: unknown): string | null {
  return along("", one, two);
}

function along(path: string, one: unknown, two: unknown): string | null {
  if (!isTree(one) || !isTree(two) || Array.isArray(one) !== Array.isArray(two))
    return one === two ? null : `${path || "all of it"} is ${shown(one)} or ${shown(two)}`;
  for (const key of [...new Set([...Object.keys(one), ...Object.keys(two)])].toSorted()) {
    const found = along(path ? `${path}.${key}` : key, one[key], two[key]);
    if (found) return found;
  }
  return null;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Missing is not the same as null. */
const shown = (value: unknown): string =>
  value === undefined ? "missing" : JSON.stringify(value).slice(0, 200);

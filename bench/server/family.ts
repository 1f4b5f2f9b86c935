import { readdirSync, readFileSync } from "node:fs";

/** All processes that come from this one, also in the second generation. */
export function family(root: number): readonly number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  );
  const members = new Set([root]);
  // A child may have a lower number than its parent, so one look is not enough.
  for (let size = 0; size < members.size;) {
    size = members.size;
    for (const [pid, parent] of parents) if (members.has(parent)) members.add(pid);
  }
  members.delete(root);
  return [...members];
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return NaN; // it has ended meanwhile
  }
}

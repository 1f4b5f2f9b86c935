import { readTree } from "./tree.ts";

/** The file that a package's name leads to, as its package.json says; the name itself for what is not ours. */
export function behindDoor(specifier: string): string {
  for (const [door, file] of DOORS) {
    const [head = "", tail] = door.split("*");
    if (tail === undefined && specifier === door) return file;
    if (tail === undefined || !specifier.startsWith(head) || !specifier.endsWith(tail)) continue;
    const star = specifier.slice(head.length, specifier.length - tail.length);
    if (star && !star.includes("/")) return file.replace("*", star);
  }
  return specifier;
}

const DOORS = Object.entries(readTree("packages/**/package.json")).flatMap(([manifest, text]) => {
  const { name, exports = {} } = JSON.parse(text) as {
    name: string;
    exports?: Record<string, string>; // so all of ours are written
  };
  return Object.entries(exports).map(
    ([door, file]) =>
      [name + door.slice(1), manifest.replace("package.json", file.slice(2))] as const,
  );
});

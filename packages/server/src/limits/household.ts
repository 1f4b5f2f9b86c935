/** Of the newer kind of address one household has as many as it likes: their first half counts, however it is written. */
export function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":") || plain === "::1") return plain;
  const [head = "", tail] = plain.split("::");
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  // Two colons stand for as many zeros as are missing.
  const zeros = Array.from(
    { length: Math.max(0, GROUPS - before.length - after.length) },
    () => "0",
  );
  return `${[...before, ...zeros, ...after]
    .slice(0, GROUPS / 2)
    .map(canonical)
    .join(":")}::`;
}

const GROUPS = 8;

const groupsOf = (part: string): readonly string[] =>
  part.split(":").filter((group) => group !== "");

const canonical = (group: string): string => group.toLowerCase().replace(/^0+(?=.)/, "");

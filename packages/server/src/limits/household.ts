/** Of the newer kind of address one household has as many as it likes: their common beginning counts. */
export function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return plain.includes(":") && plain !== "::1" ? plain.split(":").slice(0, 4).join(":") : plain;
}

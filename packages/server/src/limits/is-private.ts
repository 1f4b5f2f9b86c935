/** Whether an address, or the household it was counted as, is of no use outside the network it is from. */
export const isPrivate = (address: string): boolean =>
  RANGES.some((range) => range.test(address.toLowerCase()));

/** Loopback, link-local, the private ranges, and those that carriers share out. */
const RANGES = [
  /^(?:::1$|127\.)/,
  /^(?:169\.254\.|fe[89ab]\w:)/,
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd]\w\w:)/,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^unknown$/,
];

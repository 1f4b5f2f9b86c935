/** A time as all admins read it, wherever they are. */
export const moment = (ms: string | number): string =>
  new Date(Number(ms)).toISOString().slice(0, 16).replace("T", " ");

export const end = (until: number | null): string =>
  until === null ? "for good" : `until ${moment(until)}`;

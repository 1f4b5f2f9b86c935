import type { Generated } from "kysely";

/** What was taken from an account, or from all guests of an address: to be here at all (`ban`), or to say emotes (`silence`). */
export interface SanctionTable {
  id: Generated<string>;
  kind: "ban" | "silence";
  /** Null where it is an address's. */
  account_id: string | null;
  /** A salted hash; null where it is an account's. */
  address: string | null;
  reason: string;
  /** All times are milliseconds since 1970. */
  at: string;
  /** Null is for good. */
  until: string | null;
  /** Null unless it was taken back, or another stands instead. */
  lifted_at: string | null;
}

/** What somebody did who runs the server. Rows are added and never changed. */
export interface DeedTable {
  id: Generated<string>;
  admin_id: string;
  at: string;
  what: string;
  /** To whom; null where it was an address. */
  account_id: string | null;
  /** About what besides: a report's number, an address's hash. */
  about: string | null;
  reason: string | null;
  until: string | null;
}

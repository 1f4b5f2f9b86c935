import type { Message } from "@holmgang/protocol";

/** Who is on a line. */
export interface Caller {
  readonly id: string;
  readonly kind: "guest" | "named" | "bot";
  /** By which of its sessions it came in: when that one ends, the line is closed. */
  readonly session: string;
  /** Where it comes from, as limits count it. */
  readonly household: string;
}

/** One open connection of an account, whatever it speaks: our protocol, Orcain's own wire, the bots' streams. */
export interface Line {
  /** Also the key of its presence row. */
  readonly id: string;
  readonly account: Caller;
  say(message: Message): void;
  /** Ends the connection. */
  hangUp(reason: "restart" | "replaced" | "gone"): void;
}

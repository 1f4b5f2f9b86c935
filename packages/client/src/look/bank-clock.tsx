import { text } from "../text/text.ts";
import "./bank-clock.css";

/** Below this many seconds a bank warns. */
const LOW = 30;

/** What is left of a time bank, in minutes and seconds. */
export const BankClock = ({ seconds }: { readonly seconds: number }) => (
  <span
    className="bank-clock num"
    role="timer"
    aria-label={text.look.bankLeft(seconds)}
    title={text.look.bank}
    data-low={seconds < LOW || undefined}
  >
    {text.look.clock(seconds)}
  </span>
);

/** Said once, when a bank begins to warn. */
export const BankWarning = ({ seconds }: { readonly seconds: number }) => (
  <span className="visually-hidden" role="status">
    {seconds < LOW ? text.look.bankLow(LOW) : ""}
  </span>
);

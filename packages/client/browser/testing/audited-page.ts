import type { Page } from "playwright-core";
import type { Sight } from "./one-screen.ts";

/** A page that every audit looks at. */
export interface AuditedPage {
  /** As in the names of its pictures. */
  readonly name: string;
  readonly path: string;
  /** What can be seen when the page is there, as a selector. */
  readonly shows: string;
  /** What must be in sight at every size; without it the page may scroll, or a dialog is open on purpose. */
  readonly sight?: Sight;
  /** What the browser has kept from earlier visits. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** True for what only `npm run audit:client` looks at: a state that differs little from its neighbours. */
  readonly rare?: boolean;
  /** Brings the page from its address to what is to be seen: opens a dialog, plays a card. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

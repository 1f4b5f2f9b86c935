import type { Page } from "playwright-core";

/** A page that every audit looks at. */
export interface AuditedPage {
  /** As in the names of its pictures. */
  readonly name: string;
  readonly path: string;
  /** Brings the page from its address to what is to be seen: opens a dialog, plays a card. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export const PAGES: readonly AuditedPage[] = [{ name: "home", path: "/" }];

/** How wide the windows are that every page has to fit into: two phones, a tablet, a laptop, a large screen. */
export const SIZES = [
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1280, height: 800, touch: false },
  { width: 1920, height: 1080, touch: false },
] as const;

export const THEMES = ["dark", "light"] as const;

import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";

/** What kind of device looks at a page. */
export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  readonly javaScript?: boolean;
  /** What the system prefers. */
  readonly colorScheme?: "dark" | "light";
  /** On where a test is about it: it keeps a copy of every file there is, which takes longer than most tests. */
  readonly serviceWorker?: boolean;
}

/** What a page complained about, in words. */
export interface Complaints {
  readonly console: string[];
  readonly errors: string[];
  /** Requests without an answer; a page that is left cuts some off. */
  readonly requests: string[];
}

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium, the one `npm test` has found. */
export function launch(): Promise<Browser> {
  const executablePath = process.env["HOLMGANG_CHROMIUM"];
  if (!executablePath) throw new Error("HOLMGANG_CHROMIUM does not say where Chromium is");
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Somebody's browser: pages in one of these share cookies and storage, and nothing with others. */
export const openContext = (browser: Browser, options: PageOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
    javaScriptEnabled: options.javaScript ?? true,
    colorScheme: options.colorScheme ?? "dark",
    serviceWorkers: options.serviceWorker ? "allow" : "block",
  });

/** Notes what a page complains about from now on. */
export function listen(page: Page): Complaints {
  const complaints: Complaints = { console: [], errors: [], requests: [] };
  page.on("console", (message) => {
    if (message.type() === "error")
      complaints.console.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.errors.push(error.stack ?? error.message));
  page.on("requestfailed", (request) =>
    complaints.requests.push(`${request.url()}: ${request.failure()?.errorText ?? "failed"}`),
  );
  return complaints;
}

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { listen, openContext } from "./launch.ts";
import type { Complaints, PageOptions } from "./launch.ts";
import { sharedBrowser } from "./shared.ts";

/** The browser, as one test file sees it. */
interface TestBrowser {
  /** A page of a new visitor's. It is closed after the test, which fails if the page complained. */
  newPage(this: void, options?: PageOptions): Promise<Page>;
  /** One more page of the same visitor's. */
  newTab(this: void, beside: Page): Promise<Page>;
  /** What this page complained about so far. */
  complaints(this: void, page: Page): Complaints;
  /** Lets this test's pages complain in these words, for tests that break something on purpose. */
  allow(this: void, words: RegExp): void;
}

/** What a page says when its network is cut on purpose. */
export const NETWORK_CUT =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_FAILED|WebSocket connection|Failed to fetch/;

/** A browser for the tests of this file, which holds every one of them to pages without errors. */
export function useBrowser(): TestBrowser {
  let browser: Browser;
  const contexts = new Set<BrowserContext>();
  const heard = new Map<Page, Complaints>();
  const allowed: RegExp[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    const said = [...heard.values()]
      .flatMap(({ console, errors }) => [...console, ...errors])
      .filter((words) => !allowed.some((each) => each.test(words)));
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
    heard.clear();
    allowed.length = 0;
    expect(said, "pages complain about nothing").toEqual([]);
  });

  async function pageIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    heard.set(page, listen(page));
    return page;
  }

  return {
    async newPage(options) {
      const context = await openContext(browser, options);
      contexts.add(context);
      return pageIn(context);
    },
    newTab: (beside) => pageIn(beside.context()),
    complaints: (page) => heard.get(page) ?? listen(page),
    allow: (words) => void allowed.push(words),
  };
}

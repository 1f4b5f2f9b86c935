import { SITE_PAGES } from "./testing/pages.ts";
import { testPages } from "./testing/test-pages.ts";

testPages(SITE_PAGES);

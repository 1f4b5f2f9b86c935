import { TABLE_PAGES } from "./testing/table-pages.ts";
import { testPages } from "./testing/test-pages.ts";

testPages(TABLE_PAGES);

import { DECK_PAGES } from "./testing/deck-pages.ts";
import { testPages } from "./testing/test-pages.ts";

testPages(DECK_PAGES);

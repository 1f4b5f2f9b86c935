import { SHOP_PAGES } from "./testing/shop-pages.ts";
import { testPages } from "./testing/test-pages.ts";

testPages(SHOP_PAGES);

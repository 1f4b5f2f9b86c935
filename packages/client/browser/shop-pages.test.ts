import { CAMPAIGN_PAGES } from "./testing/campaign-pages.ts";
import { SHOP_PAGES } from "./testing/shop-pages.ts";
import { testPages } from "./testing/test-pages.ts";

testPages([...SHOP_PAGES, ...CAMPAIGN_PAGES]);

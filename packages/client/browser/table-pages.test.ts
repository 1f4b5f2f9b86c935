import { CLANS_PAGES } from "./testing/clans-pages.ts";
import { FIELD_PAGES } from "./testing/field-pages.ts";
import { SLOTS_PAGES } from "./testing/slots-pages.ts";
import { TABLE_PAGES } from "./testing/table-pages.ts";
import { TACTICS_PAGES } from "./testing/tactics-pages.ts";
import { testPages } from "./testing/test-pages.ts";

testPages([...TABLE_PAGES, ...CLANS_PAGES, ...FIELD_PAGES, ...SLOTS_PAGES, ...TACTICS_PAGES]);

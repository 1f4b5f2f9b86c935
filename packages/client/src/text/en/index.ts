import { local } from "./local.ts";
import { orcain } from "./orcain.ts";
import { home } from "./home.ts";
import { leagues } from "./leagues.ts";
import { settings } from "./settings.ts";
import { table } from "./table.ts";

export const english = { home, local, leagues, orcain, settings, table };

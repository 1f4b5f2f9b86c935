import { games } from "./games.ts";
import { home } from "./home.ts";
import { leagues } from "./leagues.ts";
import { learn } from "./learn.ts";
import { local } from "./local.ts";
import { look } from "./look.ts";
import { online } from "./online.ts";
import { palette } from "./palette.ts";
import { ranks } from "./ranks.ts";
import { rules } from "./rules.ts";
import { setUp } from "./set-up.ts";
import { settingNames } from "./setting-names.ts";
import { settings } from "./settings.ts";
import { site } from "./site.ts";
import { table } from "./table.ts";
import { watch } from "./watch.ts";

/** The catalogue in English: one row for every part of the interface. */
export const english = {
  games,
  home,
  leagues,
  learn,
  local,
  look,
  online,
  palette,
  ranks,
  rules,
  setUp,
  settingNames,
  settings,
  site,
  table,
  watch,
};

import { gameWords } from "./game-words.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { leagues } from "./leagues.ts";
import { local } from "./local.ts";
import { online } from "./online.ts";
import { orcain } from "./orcain.ts";
import { palette } from "./palette.ts";
import { rules } from "./rules.ts";
import { setUp } from "./set-up.ts";
import { settingNames } from "./setting-names.ts";
import { settings } from "./settings.ts";
import { site } from "./site.ts";
import { table } from "./table.ts";

/** The catalogue in English: one row for every part of the interface. */
export const english = {
  gameWords,
  games,
  home,
  leagues,
  local,
  online,
  orcain,
  palette,
  rules,
  setUp,
  settingNames,
  settings,
  site,
  table,
};

import { readFileSync } from "node:fs";
import type { Setting } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { homeOf } from "./homes/index.ts";
import { GAME_IDS, GAMES } from "./index.ts";

/** What a row of the parser is in the words of the rules: its name, what it usually is, what it may be. */
const told = (row: Setting): readonly string[] => [row.key, String(row.default), rangeOf(row)];

function rangeOf(row: Setting): string {
  if (row.kind === "integer") return `${row.min} to ${row.max}`;
  return row.kind === "choice" ? row.options.join(" or ") : "true or false";
}

/** The rows of the table in the rules whose head begins with `setting`. */
function tableIn(rules: string): readonly (readonly string[])[] {
  const lines = rules.split("\n");
  const head = lines.findIndex((line) => /^\| setting +\|/.test(line));
  const rows = lines.slice(head + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith("|")),
    )
    .map((line) =>
      line
        .replaceAll("`", "")
        .split("|")
        .slice(1, 4)
        .map((cell) => cell.trim()),
    );
}

test.each(GAME_IDS)("the settings in the rules of %s are those its parser reads", (id) => {
  const rules = readFileSync(new URL("RULES.md", homeOf(id)), "utf8");
  expect(tableIn(rules)).toEqual(GAMES[id].game.settings.map(told));
});

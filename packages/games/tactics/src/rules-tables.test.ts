import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BUFF_IDS, buffRow } from "./buffs/buffs.ts";
import { buffText } from "./buffs/buff-text.ts";
import { SETTINGS } from "./settings.ts";
import { skillText } from "./skills/skill-text.ts";
import { SKILL_IDS, SKILLS, skillsOf } from "./skills/skills.ts";
import { CLASS_IDS, CLASSES, UNITS } from "./units.ts";

const rules = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");

/** The rows of the table whose head begins with this word. */
function tableOf(head: string): readonly (readonly string[])[] {
  const [, table = ""] = rules.split(new RegExp(`^\\| ${head} .*\\n\\|[-| ]*\\n`, "m"));
  return table
    .slice(0, table.search(/\n(?!\|)/))
    .split("\n")
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

const signed = (n: number): string => (n === 0 ? "" : n < 0 ? `−${-n}` : `+${n}`);

describe("the tables in the rules are those of the game", () => {
  test("[R4] units: HP, attack, move and range", () => {
    expect(tableOf("unit").map((row) => row.slice(0, 5))).toEqual(
      Object.values(UNITS).map(({ name, hp, attack, move, range }) =>
        [name, hp, attack, move, range].map(String),
      ),
    );
    const guards = tableOf("unit").filter(([, , , , , also]) => also === "guards");
    expect(guards.map(([name]) => name)).toEqual(
      Object.values(UNITS).flatMap((row) => (row.guards ? [row.name] : [])),
    );
  });

  test("[R42] buffs: rounds, attack, HP at once and rule", () => {
    expect(tableOf("buff")).toEqual(
      BUFF_IDS.map((id) => {
        const { name, rounds, attack, hp, rule } = buffRow(id);
        return [
          name,
          rounds === "setting" ? "2" : String(rounds),
          signed(attack),
          signed(hp),
          rule ?? "",
        ];
      }),
    );
  });

  test("[R56] skills: class, name and what is made from the row", () => {
    expect(tableOf("class")).toEqual(
      SKILL_IDS.map((id) => [CLASSES[SKILLS[id].class].name, SKILLS[id].name, skillText(id)]),
    );
  });

  test("[R9] every class has three skills", () => {
    expect(CLASS_IDS.map((id) => skillsOf(id).length)).toEqual(CLASS_IDS.map(() => 3));
  });

  test("[R80] every setting that the text names is a setting", () => {
    const named = [...rules.matchAll(/`([a-z]+[A-Z]\w+|opener|stake)`/g)].map((found) => found[1]);
    const keys: readonly (string | undefined)[] = SETTINGS.map(({ key }) => key);
    expect(named.filter((name) => !keys.includes(name))).toEqual([]);
  });
});

test.each(BUFF_IDS)("[R42] %s says what it does, in sentences", (id) => {
  expect(buffText(id)).toMatch(/^[A-Z+−].*\.$/);
});

test.each(SKILL_IDS)("[R56] %s says what it does, in a sentence", (id) => {
  expect(skillText(id)).toMatch(/^[A-Z\d].*\.$/);
});

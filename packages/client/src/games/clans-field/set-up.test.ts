import { expect, test } from "vitest";
import { exhibit } from "../../engine/exhibit.ts";
import { engine } from "./engine.ts";
import { clansField } from "./index.ts";
import { setUp } from "./set-up.ts";

const { characters, exhibitors } = setUp;

test("everybody who plays the field can be met, and the gentlest is met first", () => {
  const bots = characters.map(({ bot }) => bot);
  expect([...bots].toSorted()).toEqual(engine.bots.map(({ name }) => name).toSorted());
  expect(characters[0]).toMatchObject(clansField.row.gentle);
});

test("what is exhibited comes to an end", () => {
  const ask = { kind: "exhibit", game: "clans-field", bots: exhibitors, seed: "shown" } as const;
  const told = exhibit(engine, ask);
  expect(told.at(-1)).toMatchObject({ outcome: { reason: expect.any(String) as string } });
});

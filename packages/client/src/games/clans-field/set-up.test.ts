import { expect, test } from "vitest";
import { exhibit } from "../../engine/exhibit.ts";
import { engine } from "./engine.ts";
import { setUp } from "./set-up.ts";

const { characters, exhibitors } = setUp;

test("everybody who plays the field can be met, and the gentlest is met first", () => {
  const bots = characters.map(({ bot }) => bot);
  expect([...bots].toSorted()).toEqual(engine.bots.map(({ name }) => name).toSorted());
  expect(bots[0]).toBe("volunteer");
});

test("what is exhibited begins with a turn and comes to an end", () => {
  const told = exhibit(engine, {
    kind: "exhibit",
    game: "clans-field",
    bots: exhibitors,
    entries: setUp.exhibited,
    settings: setUp.exhibitedBy,
    seed: "shown",
  });
  expect(told[0]).toMatchObject({ view: { halfTurn: 1 } });
  expect(told.at(-1)).toMatchObject({ outcome: { reason: expect.any(String) as string } });
});

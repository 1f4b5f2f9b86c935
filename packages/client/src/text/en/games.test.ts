import { GAMES } from "@holmgang/games";
import { expect, test } from "vitest";
import { games } from "./games.ts";

test.each(Object.entries(GAMES))("every pace of %s has a name for people", (_, { game }) => {
  const usual = game.parseSettings({});
  const { paces } = game.terms(usual.ok ? usual.value : null);
  for (const { id } of paces) expect(games.pace(id)).not.toBe(id);
});

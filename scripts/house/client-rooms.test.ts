import { expect, test } from "vitest";
import { CLIENT_ROOMS } from "./client-rooms.ts";
import { importsOf } from "./imports.ts";
import { complaintsAbout } from "./rooms.ts";
import { readTree } from "./tree.ts";

test("the client's rooms keep to their arrows", () => {
  const { root } = CLIENT_ROOMS;
  const tree = { ...readTree(`${root}/**/*.ts`), ...readTree(`${root}/**/*.tsx`) };
  const imports = importsOf(tree);
  expect(imports.length).toBeGreaterThan(1_500);
  expect(complaintsAbout(CLIENT_ROOMS, imports)).toEqual([]);
});

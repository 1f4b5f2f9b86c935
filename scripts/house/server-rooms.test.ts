import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";
import { complaintsAbout } from "./rooms.ts";
import { SERVER_ROOMS } from "./server-rooms.ts";
import { readTree } from "./tree.ts";

test("the server's rooms keep to their arrows", () => {
  const imports = importsOf(readTree(`${SERVER_ROOMS.root}/**/*.ts`));
  expect(imports.length).toBeGreaterThan(500);
  expect(complaintsAbout(SERVER_ROOMS, imports)).toEqual([]);
});

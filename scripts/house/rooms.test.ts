import { describe, expect, test } from "vitest";
import { importsOf } from "./imports.ts";
import { complaintsAbout, type Rooms } from "./rooms.ts";

const ROOMS: Rooms = {
  root: "packages/house/src",
  arrows: { "index.ts": ["hall"], hall: ["cellar"], cellar: [], "games/*": ["cellar"] },
  exceptions: [],
};
const FILES = {
  "index.ts": 'import { sit } from "./hall/chair.ts";',
  "hall/chair.ts": 'import type { Wine } from "../cellar/wine.ts";',
  "hall/chair.test.ts": 'import { play } from "../games/chess/board.ts";',
  "games/chess/board.ts": 'import { pour } from "../../cellar/wine.ts";',
};

const complaints = (files: Readonly<Record<string, string>>, rooms: Partial<Rooms> = {}) =>
  complaintsAbout(
    { ...ROOMS, ...rooms },
    importsOf(
      Object.fromEntries(
        Object.entries({ ...FILES, ...files }).map(([file, text]) => [
          `${ROOMS.root}/${file}`,
          text,
        ]),
      ),
    ),
  );

describe("rooms", () => {
  test("a tree that keeps to its arrows is in order; tests go where they like", () => {
    expect(complaints({})).toEqual([]);
  });

  test("an import against the arrows is named, also of a type", () => {
    const source = 'import type { Chair } from "../hall/chair.ts";';
    expect(complaints({ "cellar/rat.ts": source })).toEqual([
      "not so: cellar/rat.ts → hall/chair.ts",
    ]);
  });

  test("one folder of a row with a star does not know another", () => {
    const source = 'import { board } from "../chess/board.ts";';
    expect(complaints({ "games/go/stone.ts": source })).toEqual([
      "not so: games/go/stone.ts → games/chess/board.ts",
    ]);
    expect(complaints({ "games/chess/piece.ts": source })).toEqual([]);
  });

  test("an exception is allowed while it is needed, and not a moment longer", () => {
    const exceptions = ["cellar/rat.ts → hall/chair.ts"];
    const source = 'import { chair } from "../hall/chair.ts";';
    expect(complaints({ "cellar/rat.ts": source }, { exceptions })).toEqual([]);
    expect(complaints({}, { exceptions })).toEqual([
      `no exception any more, strike it: ${exceptions[0]}`,
    ]);
  });

  test("a file without a room, an arrow nobody takes and a knot in the table are found", () => {
    const source = 'import { sit } from "../hall/chair.ts";';
    expect(complaints({ "attic/ghost.ts": source })).toContain(
      "no room for one of attic/ghost.ts → hall/chair.ts",
    );
    const arrows = { ...ROOMS.arrows, cellar: ["hall"] };
    expect(complaints({}, { arrows })).toEqual([
      "an arrow nobody takes: cellar → hall",
      "a knot: hall → cellar → hall",
    ]);
  });
});

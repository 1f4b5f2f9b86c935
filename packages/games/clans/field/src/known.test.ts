import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";
import { board, hurts, play, refused, scene, seen, told, unit } from "./testing/scene.ts";

/** What a seat hears, by kind. */
const heard = (from: ReturnType<typeof scene>, viewer: 0 | 1 | "spectator"): readonly string[] =>
  from.events.flatMap((event) => redact(event, viewer)?.kind ?? []);

describe("what is known", () => {
  test("[R41] hands, decks and traps are their owner’s; counts are everybody’s", () => {
    const at = scene({
      hands: ["spy", "scout"],
      decks: ["pikeman fusilier"],
      board: [". | . | .", "^woods-mine | . | .", ". | . | ."],
    });
    const theirs = seen(at, 1).seats[0];
    expect([theirs.own, theirs.handCount, theirs.deckCount]).toEqual([null, 1, 2]);
    expect([seen(at, 0).tiles[3]?.trap?.card, seen(at, 1).tiles[3]?.trap]).toEqual([
      "woods-mine",
      null,
    ]);
    expect(seen(at, 0).seats[0].own?.deck.map(({ copy }) => copy)).toEqual([2, 3]);
  });

  test("[R42] [GF-24] enemies are numbered as one first sees them", () => {
    const at = scene({
      board: ["-scout -pikeman | -fusilier | .", ". | . | .", "voltigeur | . | ."],
    });
    expect(seen(at, 0).units.filter(({ seat }) => seat === 1)).toEqual([]);
    const looked = play(at, 0, "voltigeur to west middle");
    expect(seen(looked, 0).units.flatMap(({ seat, id }) => (seat === 1 ? [id] : []))).toEqual([
      3, 5,
    ]);
  });

  test("[R42] a unit that comes back into sight has its old number", () => {
    const at = scene({ board: ["-scout | . | .", "-voltigeur | . | .", ". | . | ."] });
    const [before] = seen(at, 0).units;
    const away = play(
      play(at, 0, "end"),
      1,
      "voltigeur to west enemy base".replace("enemy base", "base"),
      "end",
    );
    expect(board(away, 0)[0]).toBe(". | . | .");
    expect(seen(away, 0).seats[0].own?.glimpses).toMatchObject([{ id: before?.id, tile: 6 }]);
    const back = play(play(away, 0, "end"), 1, "voltigeur to west middle");
    expect(seen(back, 0).units[0]?.id).toBe(before?.id);
  });

  test("[R43] what happens out of sight is not told", () => {
    const at = play(
      scene({ hands: ["", "pikeman"], board: ["-voltigeur | . | .", ". | . | .", ". | . | ."] }),
      0,
      "end",
    );
    expect(heard(play(at, 1, "voltigeur to center base"), 0)).toEqual([]);
    expect(heard(play(at, 1, "pikeman to center base"), 0)).toEqual(["card_played"]);
    expect(heard(play(at, 1, "voltigeur to west middle"), 0)).toEqual(["sighted", "tile_known"]);
  });

  test("[R43] that a seat acted unseen shows in no question of its rival’s", () => {
    const at = play(scene({ board: ["-voltigeur | . | .", ". | . | .", ". | . | ."] }), 0, "end");
    const moved = play(at, 1, "voltigeur to center base");
    expect(seen(moved, 0)).toEqual(seen(at, 0));
  });

  test("[R43] where a trap took a spy stays in everybody’s view", () => {
    const row = "woods woods woods";
    const at = scene({
      terrain: [row, row, row],
      board: [". | . | .", "-^woods-mine | . | .", "spy | . | ."],
    });
    const sprung = play(at, 0, "spy to west middle");
    for (const viewer of [0, 1, "spectator"] as const)
      expect(seen(sprung, viewer).seats.map(({ fallen }) => fallen)).toMatchObject([
        [{ card: "spy", at: 3 }],
        [{ card: "woods-mine", at: 3 }],
      ]);
  });

  test("[R43] who came into sight and was gone at once stays in everybody’s view as it came, until the turn ends", () => {
    const at = scene({ board: ["-voltigeur(ap=1) | . | .", "spy | . | .", ". | . | ."] });
    const struck = play(at, 0, "spy to west enemy base");
    for (const viewer of [0, 1, "spectator"] as const)
      expect(seen(struck, viewer).seats.map(({ openFleeting }) => openFleeting)).toMatchObject([
        [{ is: { card: "spy" } }],
        [{ tile: 6, is: { card: "voltigeur", ap: 1 } }],
      ]);
    const later = play(struck, 0, "end");
    expect(seen(later, 0).seats.map(({ openFleeting }) => openFleeting)).toEqual([[], []]);
  });

  test("[R44] the enemy’s ground is ??? until one has seen it, and then known for good", () => {
    const at = scene({ board: [". | . | .", ". | . | .", "voltigeur | . | ."] });
    expect(seen(at, 0).tiles[6]?.terrain).toBeNull();
    const looked = play(at, 0, "voltigeur to west middle", "voltigeur to west base");
    expect(seen(looked, 0).tiles[6]?.terrain).toBe("desert");
    expect(told(looked, "tile_known")).toMatchObject([{ seat: 0, tile: 6, secret: false }]);
  });

  test("[R45] a unit or a spy in the middle, a scout one lane away", () => {
    const rows = (middle: string) =>
      scene({ board: ["-pikeman | -fusilier | -archer", `${middle} | . | .`, ". | . | ."] });
    expect(board(rows("voltigeur"), 0)[0]).toBe("-pikeman:10 | . | .");
    expect(board(rows("spy"), 0)[0]).toBe("-pikeman:10 | . | .");
    expect(board(rows("scout"), 0)[0]).toBe("-pikeman:10 | -fusilier:9 | .");
    expect(refused(rows("voltigeur"), 0, "9 attacks 9").code).toBe("no-unit");
  });

  test("[R45] what only a hidden spy sees, nobody knows it to see", () => {
    const at = scene({ board: ["-pikeman | . | .", "spy | . | .", ". | . | ."] });
    expect(board(at, "spectator")[0]).toBe(". | . | .");
    expect(seen(at, 1).units.find(({ seat }) => seat === 1)).toMatchObject({
      open: null,
      openSight: 0,
    });
  });

  test("[R46] [GF-19] whoever attacks out of the fog is answered and seen through the next turn", () => {
    const at = play(
      scene({ board: ["-line-infantry | . | .", "fusilier | . | .", ". | . | ."] }),
      0,
      "fusilier to west base",
      "end",
    );
    const hidden = scene({
      first: 1,
      board: ["-coalition-forces | -scout | .", ". | . | .", "fusilier | . | ."],
    });
    const shot = play(
      play(hidden, 1, "scout to center middle"),
      1,
      "coalition-forces attacks fusilier",
    );
    expect(hurts(shot)).toEqual(["fusilier 10 attack"]);
    expect(board(play(shot, 1, "end"), 0)[0]).toBe("-coalition-forces:34 | . | .");
    expect(board(play(play(shot, 1, "end"), 0, "end"), 0)[0]).toBe(". | . | .");
    expect(board(at, 0)[0]).toBe(". | . | .");
    const struck = play(
      scene({
        first: 1,
        board: [". | . | .", "-hussar(kit=fusilier) | . | .", "fusilier | . | ."],
      }),
      1,
      "hussar attacks fusilier",
    );
    expect([hurts(struck), unit(struck, "-hussar").exposed]).toEqual([
      ["fusilier 6 attack", "-hussar 4 answer"],
      6,
    ]);
  });

  test("[R47] who watches sees what both are known to see", () => {
    const at = scene({
      hands: ["spy"],
      board: ["-pikeman | -fusilier | .", "voltigeur | -spy | .", "archer | . | ."],
    });
    expect(board(at, "spectator")).toEqual([
      "-pikeman:10 | . | .",
      "voltigeur:5 | . | .",
      ". | . | .",
    ]);
    expect(seen(at, "spectator").seats.map(({ own }) => own)).toEqual([null, null]);
  });
});

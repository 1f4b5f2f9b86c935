import { rival, SEATS, seededRng, VIEWERS } from "@holmgang/kernel";
import type { Input, Seat, Viewer } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { withoutCards } from "./hand.ts";
import { orcain } from "./rules.ts";
import type { Scene } from "./testing/scene.ts";
import {
  bell,
  confirm,
  confirmed,
  draft,
  drafted,
  nobodyThere,
  play,
  scene,
} from "./testing/scene.ts";

const seen = ({ position }: Scene, viewer: Viewer): string =>
  JSON.stringify(orcain.view(position.state, viewer));

/** A view without the two fields that tell one viewer from another, and the settings. */
function openPart({ position }: Scene, of: Viewer) {
  const {
    viewer: _viewer,
    own: _own,
    settings: _settings,
    ...rest
  } = orcain.view(position.state, of);
  return rest;
}

const heard = ({ events }: Scene, viewer: Viewer): readonly string[] =>
  events.map((event) => orcain.redact(event, viewer)).flatMap((event) => event?.kind ?? []);

/** Everything a seat can do without ending the round. */
const PREPARATIONS: readonly [string, (seat: Seat) => readonly Input[]][] = [
  ["drafts", (seat) => [draft(seat, "A.H")]],
  ["drafts nothing", (seat) => [draft(seat, "...")]],
  ["drafts twice", (seat) => [draft(seat, "A.."), draft(seat, "..C")]],
  ["confirms", (seat) => [confirm(seat, "ADH")]],
  ["lets the bell ring", (seat) => [bell(seat)]],
];

describe("[R53] what a seat prepares is its own", () => {
  describe.each(SEATS)("[R53] while seat %i", (seat) => {
    test.each(PREPARATIONS)("[R53] %s, nobody else sees or hears anything", (_what, does) => {
      const before = scene();
      const after = play(before, ...does(seat));
      const others = VIEWERS.filter((viewer) => viewer !== seat);
      expect(others.map((viewer) => [seen(after, viewer), heard(after, viewer)])).toEqual(
        others.map((viewer) => [seen(before, viewer), []]),
      );
    });
  });

  test("[R53] a rival's streak changes nothing for anybody else", () => {
    const [none, one] = [scene({ streaks: [0, 0] }), scene({ streaks: [0, 1] })];
    expect([seen(none, 0), seen(none, "spectator")]).toEqual([
      seen(one, 0),
      seen(one, "spectator"),
    ]);
  });

  test("[R53] a seat sees its own slots, whether it is done, and its streak", () => {
    const after = play(scene({ streaks: [0, 1] }), confirm(1, "CAD"));
    expect(orcain.view(after.position.state, 1).own).toEqual({
      layout: ["counter", "attack", "defense"],
      status: "confirmed",
      active: true,
      afkStreak: 1,
    });
  });

  test("[R53] a spectator has no slots", () => {
    expect(orcain.view(scene().position.state, "spectator").own).toBeNull();
  });
});

describe("[R53, R6] what everybody sees", () => {
  test("[R53, R6] health, round, hands, and the cards already revealed", () => {
    const after = play(scene({ hands: ["AAHC", "ADHC"] }), ...drafted("AA.", "H.A"));
    expect(VIEWERS.map((viewer) => openPart(after, viewer))).toEqual(
      VIEWERS.map(() => ({
        roundIndex: 2,
        suddenDeath: false,
        hands: [
          ["attack", "attack", "heal", "counter"],
          ["attack", "defense", "heal", "counter"],
        ],
        hp: [8, 6],
        history: [
          {
            layouts: [
              ["attack", "attack", null],
              ["heal", null, "attack"],
            ],
            hp: [8, 6],
          },
        ],
        outcome: null,
      })),
    );
  });

  test("[R53] a view has these fields and no others", () => {
    expect(Object.keys(orcain.view(scene().position.state, 0)).toSorted()).toEqual([
      "hands",
      "history",
      "hp",
      "outcome",
      "own",
      "roundIndex",
      "settings",
      "suddenDeath",
      "viewer",
    ]);
  });

  test("[R53] everybody sees how the match ended", () => {
    const after = play(scene({ hp: [1, 5] }), ...drafted("...", "A.."));
    expect(VIEWERS.map((viewer) => orcain.view(after.position.state, viewer).outcome)).toEqual(
      VIEWERS.map(() => ({ result: "win", seat: 1, reason: "knockout" })),
    );
  });
});

describe("[R54] the stand-in for an empty slot", () => {
  const after = play(scene(), ...drafted("A..", "..."), draft(0, "GRASS".split("").slice(0, 3)));

  test("[R54] is in the state", () => {
    expect(JSON.stringify(after.position.state)).toContain("GRASS");
  });

  test.each(VIEWERS)("[R54] is in no view and no event for viewer %s", (viewer) => {
    const ends = play(after, ...nobodyThere, ...nobodyThere);
    const told = [...after.events, ...ends.events].map((event) => orcain.redact(event, viewer));
    expect(`${seen(after, viewer)}${seen(ends, viewer)}${JSON.stringify(told)}`).not.toContain(
      "GRASS",
    );
  });
});

describe("[R53] what a seat may imagine", () => {
  const before = play(scene(), ...confirmed("ADH", "CHA"), ...drafted("...", "A.."));

  test.each(SEATS)("[R53] every state seat %i imagines looks the same to it", (seat) => {
    const now = play(before, draft(seat, "A.."));
    const rng = seededRng("imagination");
    const own = orcain.view(now.position.state, seat);
    const imagined = Array.from({ length: 200 }, () =>
      JSON.stringify(orcain.view(orcain.determinize(own, seat, rng), seat)),
    );
    expect(new Set(imagined)).toEqual(new Set([JSON.stringify(own)]));
  });

  test("[R53] it imagines a rival idle, drafting, confirmed and timed out", () => {
    const rng = seededRng("imagination");
    const own = orcain.view(before.position.state, 0);
    const rivals = Array.from({ length: 200 }, () => {
      const { status, active } = orcain.determinize(own, 0, rng).seats[rival(0)];
      return `${status} ${active ? "there" : "away"}`;
    });
    expect([...new Set(rivals)].toSorted()).toEqual([
      "confirmed there",
      "expired away",
      "expired there",
      "open away",
      "open there",
    ]);
  });

  test("[R7, R34, R53] it imagines nothing impossible: layouts of the hand, and a streak no longer than the silence", () => {
    const silent = play(
      scene({ settings: { afkLimit: 4 } }),
      ...drafted("A..", "..."),
      ...drafted("A..", "..."),
    );
    const rng = seededRng("imagination");
    const own = orcain.view(silent.position.state, 0);
    const rivals = Array.from({ length: 300 }, () => orcain.determinize(own, 0, rng).seats[1]);
    expect(rivals.filter(({ hand, layout }) => withoutCards(hand, layout) === null)).toEqual([]);
    expect(new Set(rivals.map(({ afkStreak }) => afkStreak))).toEqual(new Set([0, 1, 2]));
  });
});

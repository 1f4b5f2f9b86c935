import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { event, seen, stageAt, told } from "./testing/stage-at.ts";

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe("a stage", () => {
  test("commits a view only after its events have been shown, one after another", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["hit", "banner"]));
    expect(seen(made)).toBe("first [hit]");
    vi.advanceTimersByTime(1000);
    expect(seen(made)).toBe("first [banner]");
    expect(made.scene.get()!.shown).toEqual([event("hit")]);
    vi.advanceTimersByTime(500);
    expect(seen(made)).toBe("second");
  });

  test("tells of an event only once it can be seen: after the flip", () => {
    const { stage: made, heard } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["flip"]));
    vi.advanceTimersByTime(599);
    expect(seen(made)).toBe("first [flip]");
    expect(made.scene.get()!.heard).toEqual([]);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(made.scene.get()).toMatchObject({ playing: { seen: true }, heard: [event("flip")] });
    expect(heard).toEqual(["flip"]);
    vi.advanceTimersByTime(300);
    expect(seen(made)).toBe("second");
  });

  test("tells of what was skipped before it was seen, once", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["flip", "hit"]));
    vi.advanceTimersByTime(100);
    made.skip();
    expect(seen(made)).toBe("second");
    expect(made.scene.get()!.heard).toEqual([event("flip"), event("hit")]);
  });

  test("asks nothing while something is playing", () => {
    const { stage: made } = stageAt();
    const questions = [{ id: 1, kind: "layout", limitMs: null, deadline: null }];
    made.tell(told("first", [], { questions }));
    expect(made.scene.get()!.questions).toEqual(questions);
    made.tell(told("second", ["hit"], { questions }));
    expect(made.scene.get()!.questions).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(made.scene.get()!.questions).toEqual(questions);
  });

  test("shows words in the order they were said, however fast they come", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["hit"]));
    made.tell(told("third", ["banner"]));
    vi.advanceTimersByTime(1000);
    expect(seen(made)).toBe("second [banner]");
    vi.advanceTimersByTime(500);
    expect(seen(made)).toBe("third");
  });

  test("ends on the same scene at every speed, skipped or not", () => {
    const ends = [0.25, 1, 2, 0].map((speed) => {
      const { stage: made } = stageAt(speed);
      made.tell(told("first", []));
      made.tell(told("second", ["hit", "with hit", "banner"]));
      vi.advanceTimersByTime(10_000);
      return made.scene.get();
    });
    const { stage: skipped } = stageAt();
    skipped.tell(told("first", []));
    skipped.tell(told("second", ["hit", "with hit", "banner"]));
    skipped.skip();
    expect(new Set([...ends, skipped.scene.get()].map((scene) => JSON.stringify(scene))).size).toBe(
      1,
    );
  });

  test("skips everything that waits, and plays on afterwards", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["hit", "banner"]));
    made.tell(told("third", ["hit"]));
    made.skip();
    expect(seen(made)).toBe("third");
    expect(made.scene.get()!.heard).toHaveLength(3);
    made.tell(told("fourth", ["hit"]));
    expect(seen(made)).toBe("third [hit]");
  });

  test("shows old news as it is, without a sound", () => {
    const { stage: made, heard } = stageAt();
    made.tell(told("now", ["hit", "hit"], { old: true }));
    expect(seen(made)).toBe("now");
    expect(made.scene.get()!.heard).toHaveLength(2);
    expect(heard).toEqual([]);
  });

  test("is done before the first clock starts: animation is never charged", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    // 20 s to think, and the clock starts in 750 ms: half of what the events would like.
    const questions = [{ id: 2, kind: "layout", limitMs: 20_000, deadline: 20_750 }];
    made.tell(told("second", ["hit", "banner"], { questions }));
    vi.advanceTimersByTime(749);
    expect(seen(made)).toBe("first [banner]");
    vi.advanceTimersByTime(1);
    expect(seen(made)).toBe("second");
  });

  test("is done before a time bank is drawn on", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    const bank = { ms: 600_000, leftMs: 90_000, deadline: 90_750 };
    const questions = [{ id: 2, kind: "layout", limitMs: null, deadline: null, bank }];
    made.tell(told("second", ["hit", "banner"], { questions }));
    expect(made.scene.get()?.timeless).toBe(false);
    vi.advanceTimersByTime(750);
    expect(seen(made)).toBe("second");
  });

  test("does not play at all what comes after the clock has started", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    const questions = [{ id: 2, kind: "layout", limitMs: 20_000, deadline: 15_000 }];
    made.tell(told("second", ["hit"], { questions }));
    expect(seen(made)).toBe("second");
  });

  test("plays together what happens together, as long as the longest of it", () => {
    const { stage: made, heard } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["hit", "with hit", "with hit", "hit"]));
    expect(seen(made)).toBe("first [hit, with hit, with hit]");
    expect(heard).toEqual(["hit", "with hit", "with hit"]);
    vi.advanceTimersByTime(1199);
    expect(made.scene.get()!.shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen(made)).toBe("first [hit]");
    expect(made.scene.get()!.shown).toHaveLength(3);
    vi.advanceTimersByTime(1000);
    expect(seen(made)).toBe("second");
  });

  test("tells of a beat when all of it can be seen, each event once", () => {
    const { stage: made, heard } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["flip", "with flip", "hit"]));
    vi.advanceTimersByTime(699);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["flip", "with flip"]);
    made.skip();
    const all = made.scene.get()!.heard.map(({ kind }) => kind);
    expect(all).toEqual(["flip", "with flip", "hit"]);
  });

  test("fits beats, not events, into the time before the first clock starts", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    const questions = [{ id: 2, kind: "layout", limitMs: 20_000, deadline: 21_700 }];
    made.tell(told("second", ["hit", "with hit", "with hit", "banner"], { questions }));
    expect(made.scene.get()!.playing).toMatchObject({ lengthMs: 1200, pace: 1 });
  });

  test("says nothing more once it is stopped", () => {
    const { stage: made } = stageAt();
    made.tell(told("first", []));
    made.tell(told("second", ["hit"]));
    made.stop();
    vi.advanceTimersByTime(5000);
    expect(seen(made)).toBe("first [hit]");
  });
});

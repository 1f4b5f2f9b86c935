import { deckCode, suiteCode } from "@holmgang/decks";
import { DECK_BOOKS } from "@holmgang/games";
import { describe, expect, test } from "vitest";
import { call } from "../testing/fake-terminal.ts";
import { file } from "../testing/scratch.ts";

const BOOK = DECK_BOOKS.slots!;
const ids = BOOK.cards.map(({ id }) => id);
/** Two of each of the first cards. */
const cardsOf = (count: number): string[] => ids.slice(0, count / 2).flatMap((id) => [id, id]);
const deckOf = (count: number) => ({ hero: null, cards: cardsOf(count) });
const WHOLE = deckCode(deckOf(30), BOOK);
const TYPO = `B${WHOLE.slice(1)}`;

const validate = (name: string, content: string, ...more: string[]) =>
  call(["decks", "validate", file(name, content), ...more]);

describe("holmgang decks validate", () => {
  test("says that decks are legal, however they are written, and what their code is", async () => {
    const lines = [
      "; decks of mine",
      WHOLE,
      "",
      JSON.stringify(cardsOf(30)),
      JSON.stringify({ hero: null, cards: cardsOf(30) }),
      JSON.stringify({ deck: cardsOf(30) }),
      JSON.stringify({ deck: WHOLE }),
    ];
    const { code, out } = await validate("legal.txt", lines.join("\n"));
    expect(code).toBe(0);
    expect(out.split("\n")).toEqual(
      [2, 4, 5, 6, 7].map((line) => `${line}: legal. 30 cards, ${WHOLE}`),
    );
  });

  test("says everything that is wrong with a deck, and fails", async () => {
    const cards = [...cardsOf(10), ids[0], ids[1], ids[2], ids[3], "unheard-of"];
    const { code, out, err } = await validate("wrong.txt", `${WHOLE}\n${JSON.stringify(cards)}\n`);
    const [first, second = ""] = out.split("\n");
    expect([code, first]).toEqual([1, `1: legal. 30 cards, ${WHOLE}`]);
    expect(second).toMatch(/^2: not legal\. 3 .*, but a deck may hold 2\./);
    expect(second.match(/may hold 2/g)).toHaveLength(4);
    expect(second).toMatch(/no card 'unheard-of'\. \d+ cards short of \d+\.$/);
    expect(err).toMatch(/wrong\.txt: 1 of 2 not legal$/);
  });

  test("refuses a mistyped code in words", async () => {
    const { code, out } = await validate("typo.txt", TYPO, "--game", "slots");
    expect([code, out]).toEqual([1, expect.stringMatching(/^1: not legal\. .*mistyped/)]);
  });

  test("takes a suite of three, and says which of them is wrong", async () => {
    const led = DECK_BOOKS.clans!;
    const fleet = (count: number) => ({
      hero: "nelson",
      cards: Array<string>(count).fill("lake-tank"),
    });
    const suite = suiteCode([fleet(25), fleet(15), fleet(25)], led);
    const { out } = await validate("suite.txt", suite);
    expect(out).toBe(`1: legal. 25 + 15 + 25 cards, ${suite}`);
    const short = suiteCode([fleet(25), fleet(4), fleet(25)], led);
    const wrong = await validate("short-suite.txt", short);
    expect(wrong.out).toBe("1: not legal. Age II: 11 cards short of 15.");
    const one = deckCode(fleet(25), led);
    expect((await validate("two.txt", `${one}+${one}`)).out).toMatch(/not legal\. .*not 2\./);
    expect((await validate("none.txt", `${WHOLE}+${WHOLE}+${WHOLE}`)).out).toMatch(/with one deck/);
  });

  test("judges by the settings of a match", async () => {
    const small = deckCode(deckOf(4), BOOK);
    expect((await validate("small.txt", small)).code).toBe(1);
    const { code } = await validate("small.txt", small, "--config", '{"deckMin":4}');
    expect(code).toBe(0);
  });

  test("knows a game by the cards of a list, and tells rarities and heroes", async () => {
    const cards = [...Array<string>(13).fill("fusilier"), ...Array<string>(4).fill("grenadier")];
    const { out } = await validate("clans.txt", JSON.stringify({ hero: null, cards }));
    expect(out).toBe(
      "1: not legal. A deck needs a hero. 4 Grenadier, but a deck may hold 3 of a Rare.",
    );
    const legal = await validate(
      "nelson.txt",
      JSON.stringify({ hero: "nelson", cards: cards.slice(1, -1) }),
    );
    expect([legal.code, legal.out]).toEqual([0, expect.stringMatching(/^1: legal\. 15 cards/)]);
    expect((await validate("none.txt", '["unheard-of"]')).err).toContain("--game is missing");
  });

  test("of modes that share a book, judges by the first that has all the cards", async () => {
    const pikes = { hero: "charles", cards: Array<string>(20).fill("pikeman") };
    const { out } = await validate("pikes.txt", JSON.stringify(pikes));
    const code = deckCode(pikes, DECK_BOOKS.clans!);
    expect(out).toBe(`1: legal. 20 cards, ${code}`);
    expect((await validate("code.txt", code)).out).toBe(out);
    const lanes = await validate("lanes.txt", code, "--game", "clans");
    expect(lanes.out).toContain("Archduke Charles leads in the field only.");
  });

  test("reads a file that is one deck in JSON over many lines", async () => {
    const { code } = await validate("pretty.json", JSON.stringify({ deck: cardsOf(30) }, null, 2));
    expect(code).toBe(0);
  });

  test.each([
    [["decks", "validate", file("empty.txt", "; nothing\n")], "there is no deck in"],
    [["decks", "validate", "no-such-file"], "there is no file no-such-file"],
    [["decks", "burn", "x"], "decks can be validated, not 'burn'"],
    [["decks", "validate"], "FILE is missing"],
    [["decks", "validate", file("one.txt", WHOLE), "--game", "orcain"], "played without decks"],
  ])("a bad call gets one clear line: %j", async (line, words) => {
    const { code, err } = await call(line);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe("holmgang simulate --decks", () => {
  const simulate = (decks: string, ...more: string[]) =>
    call(["simulate", "slots", "--matches", "4", "--workers", "1", "--decks", decks, ...more]);
  const digest = ({ out }: { readonly out: string }) =>
    (JSON.parse(out) as { digest: string }).digest;

  test("takes codes and files, the same as entries in --config", async () => {
    const other = deckCode({ hero: null, cards: ids.slice(-15).flatMap((id) => [id, id]) }, BOOK);
    const path = file("mine.txt", `; mine\n${WHOLE}\n`);
    const entries = [{ deck: WHOLE }, { deck: other }];
    const config = JSON.stringify({ entries });
    const line = ["simulate", "slots", "--matches", "4", "--workers", "1", "--json"];
    const byConfig = await call([...line, "--config", config]);
    for (const decks of [`${WHOLE},${other}`, `${path}, ${other}`])
      expect(digest(await simulate(decks, "--json"))).toBe(digest(byConfig));
    expect(digest(await simulate(`${other},${WHOLE}`, "--json"))).not.toBe(digest(byConfig));
  });

  test("takes two files of decks for the field", async () => {
    const led = DECK_BOOKS["clans-field"]!;
    const deck = (hero: string, card: string) => ({ hero, cards: Array<string>(20).fill(card) });
    const pikes = deckCode(deck("charles", "pikeman"), led);
    const riders = JSON.stringify(deck("nelson", "cavalry"));
    const line = [
      "simulate",
      "clans-field",
      "--bots",
      "random,random",
      "--matches",
      "2",
      "--workers",
      "1",
    ];
    const files = `${file("pikes.txt", `; pikes\n${pikes}\n`)},${file("riders.json", riders)}`;
    const byFiles = await call([...line, "--json", "--decks", files]);
    const entries = [{ deck: pikes }, { deck: deck("nelson", "cavalry") }];
    const byConfig = await call([...line, "--json", "--config", JSON.stringify({ entries })]);
    expect([byFiles.code, digest(byFiles)]).toEqual([0, digest(byConfig)]);
  });

  test.each([
    [[WHOLE], "--decks takes two codes or files"],
    [[`${WHOLE},${TYPO}`], "--decks: This deck code is mistyped"],
    [[`${WHOLE},${WHOLE}`, "--config", '{"entries":[]}'], "--config may not have some as well"],
  ])("a bad call gets one clear line: %j", async ([decks = "", ...more], words) => {
    const { code, err } = await simulate(decks, ...more);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });

  test("is for games with decks", async () => {
    const { err } = await call(["simulate", "orcain", "--decks", "A,B"]);
    expect(err).toBe(
      "holmgang: orcain is played without decks; with decks: slots, clans, clans-field",
    );
  });
});

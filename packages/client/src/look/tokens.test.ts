import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The hex colours a block declares. */
const colours = (selector: string): Map<string, string> => {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf("\n}", start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name!, hex!]),
  );
};

const THEMES = { dark: colours('[data-theme="dark"]'), light: colours('[data-theme="light"]') };
const FIXED = colours(":root {\n  --rim");

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const bits = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [bits >> 16, (bits >> 8) & 255, bits & 255].map((c) =>
    channel(c / 255),
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

const SURFACES = ["table", "s1", "s2", "s3"];
const READ = [
  "text",
  "text-2",
  "text-3",
  "brass",
  "azure-hi",
  "gules-hi",
  "gain",
  "loss",
  "warn",
  "skill",
  "lamp",
];

test.each(Object.entries(THEMES))(
  "in the %s theme every text colour reads on every surface",
  (_, theme) => {
    const poor = READ.flatMap((ink) =>
      SURFACES.filter((surface) => contrast(theme.get(ink)!, theme.get(surface)!) < 4.5).map(
        (surface) => `${ink} on ${surface}`,
      ),
    );
    expect(poor).toEqual([]);
  },
);

test.each(Object.entries(THEMES))(
  "in the %s theme edges and the focus ring stand out",
  (_, theme) => {
    for (const line of ["line-2", "moon"])
      for (const surface of SURFACES)
        expect(contrast(theme.get(line)!, theme.get(surface)!)).toBeGreaterThan(3);
  },
);

test.each([
  ["ink", "paper-2"],
  ["ink-2", "paper-2"],
  ["on-plate", "plate-3"],
  ["on-seat", "azure"],
  ["on-seat", "gules"],
])("%s reads on %s", (ink, ground) => {
  expect(contrast(FIXED.get(ink)!, FIXED.get(ground)!)).toBeGreaterThan(4.5);
});

test("both themes declare the same colours", () => {
  expect([...THEMES.light.keys()]).toEqual([...THEMES.dark.keys()]);
});

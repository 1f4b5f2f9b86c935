import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

/** Files that take longest begin first, or one of them is left over while the other cores rest. */
const LONG =
  "online table-pages field-match site-pages campaign new-game slots-match local-match killed model crash presence secrecy fuzz orcain bot-pool serve load contract simulate main every-hand laws strength".split(
    " ",
  );

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

/** What starts servers: a database that is set up waits for it to be copied. */
const SERVED = [
  "packages/server/**/*.test.ts",
  "packages/cli/src/commands/{account,serve}.test.ts",
];

/** Parts with their own clocks in `npm test`: rule-book examples, the server on real databases, the client in a real browser, the laws over thousands of matches. */
export default defineConfig({
  test: {
    // All cores: most tests of the server wait for a database or a clock.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          include: ["packages/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [
            "**/node_modules/**",
            "**/*.laws.test.ts",
            ...SERVED,
            "packages/client/browser/**",
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          // They wait for databases and clocks more than they reckon.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
          include: SERVED,
          globalSetup: "scripts/server-setup.js",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["packages/client/browser/**/*.test.ts"],
          globalSetup: "scripts/browser-setup.js",
          // Files of one process share its browser and its server. Pages wait for what moves on them more than they work.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // On a crowded machine one page in hundreds is late. A second try tells an accident from a fault, and is told.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "laws",
          include: ["packages/**/*.laws.test.ts"],
          testTimeout: 600_000,
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/** Parts with their own clocks in `npm test`: rule-book examples, the server on real databases, the client in a real browser, the laws over thousands of matches. */
export default defineConfig({
  test: {
    // All cores: most tests of the server wait for a database or a clock.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [
            "**/node_modules/**",
            "**/*.laws.test.ts",
            "packages/server/**",
            "packages/client/browser/**",
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/**/*.test.ts"],
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
          // Files of one process share its browser and its server. A page at work fills a core.
          isolate: false,
          maxWorkers: 2,
          // Two browsers fill two cores, so a wait may once be too short; the report says which test was tried again.
          retry: 1,
          sequence: { groupOrder: 1 },
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

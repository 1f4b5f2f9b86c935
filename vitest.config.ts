import { defineConfig } from "vitest/config";

/** Two parts with their own clocks in `npm test`: rule-book examples, and the laws over thousands of matches. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.laws.test.ts"],
          testTimeout: 60_000,
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

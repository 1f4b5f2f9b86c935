import axe from "axe-core";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** What keeps people from using a page, one line each: the rule, what is wrong, and where. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Once a page: it takes as long to read as some rules take to check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    // Defined by the lines above, in the page.
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        // What it would fetch first is for rules about sound and video that play by themselves: we have none.
        preload: false,
      }),
    TAGS,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = "" }) => {
        const why = failureSummary.replaceAll(/\s*\n\s*/g, " ");
        return `${id}: ${help}, at ${target.join(" ")} (${why})`;
      }),
    );
}

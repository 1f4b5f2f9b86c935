import type { Browser } from "playwright-core";
import { axeFindings } from "../testing/axe.ts";
import { listen, openContext } from "../testing/launch.ts";
import { overflowing } from "../testing/overflow.ts";
import type { AuditedPage, SIZES, THEMES } from "../testing/pages.ts";
import { layoutShift, MOST_SHIFT } from "../testing/shift.ts";
import { shoot } from "../testing/shots.ts";
import { smallTargets } from "../testing/targets.ts";
import { checked } from "./check.ts";
import type { Check } from "./check.ts";

/** One page in one window in one theme. */
export interface Sight {
  readonly page: AuditedPage;
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
}

/** Opens a page as a newcomer would, and checks everything that can be seen. */
export async function checkPage(
  browser: Browser,
  address: string,
  { page: { name, path, prepare }, size, theme }: Sight,
): Promise<Check[]> {
  const context = await openContext(browser, { ...size, colorScheme: theme });
  const page = await context.newPage();
  const { console, errors } = listen(page);
  await page.goto(address + path, { waitUntil: "networkidle" });
  const shift = await layoutShift(page);
  await prepare?.(page);
  await page.evaluate((wanted) => {
    document.documentElement.dataset["theme"] = wanted;
  }, theme);
  // What fades from one theme to the other is not yet what it will be.
  await page.waitForTimeout(400);
  const where = `${name} ${size.width} ${theme}`;
  const checks = [
    checked(`${where}, no errors`, [...console, ...errors]),
    checked(
      `${where}, stays in place`,
      shift.total > MOST_SHIFT ? shift.words : [],
      `layout shift ${shift.total.toFixed(3)}`,
    ),
    checked(`${where}, fits its window`, await overflowing(page)),
    checked(`${where}, axe`, await axeFindings(page)),
    checked(`${where}, targets`, await smallTargets(page)),
  ];
  await shoot(page, `audit/${where.replaceAll(" ", "-")}`);
  await context.close();
  return checks;
}

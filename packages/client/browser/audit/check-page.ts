import type { Browser, Page } from "playwright-core";
import type { AuditedPage } from "../testing/audited-page.ts";
import { axeFindings } from "../testing/axe.ts";
import { listen, openContext } from "../testing/launch.ts";
import { outOfSight } from "../testing/one-screen.ts";
import { overflowing } from "../testing/overflow.ts";
import { layoutShift, MOST_SHIFT } from "../testing/shift.ts";
import { shoot } from "../testing/shots.ts";
import { sizeName, THEMES } from "../testing/sizes.ts";
import type { Size } from "../testing/sizes.ts";
import { smallTargets } from "../testing/targets.ts";
import { openAt } from "../testing/visit.ts";
import { checked } from "./check.ts";
import type { Check } from "./check.ts";

/** One page in one window. */
interface Sight {
  readonly page: AuditedPage;
  readonly size: Size;
}

/** Opens a page as a newcomer would, and checks everything that can be seen, by both lights. */
export async function checkPage(
  browser: Browser,
  address: string,
  { page: audited, size }: Sight,
): Promise<Check[]> {
  const where = `${audited.name} ${sizeName(size)}`;
  const context = await openContext(browser, size);
  const page = await context.newPage();
  const { console, errors } = listen(page);
  try {
    await openAt(page, address, audited, "networkidle");
    const shift = await layoutShift(page);
    await audited.prepare?.(page);
    const lit: Check[] = [];
    for (const theme of THEMES) lit.push(await checkLight(page, where, theme));
    const { sight } = audited;
    const hidden = sight ? await outOfSight(page, sight) : [];
    return [
      ...lit,
      checked(
        `${where}, stays in place`,
        shift.total > MOST_SHIFT ? shift.words : [],
        `layout shift ${shift.total.toFixed(3)}`,
      ),
      checked(`${where}, fits its window`, await overflowing(page)),
      checked(`${where}, in sight`, hidden),
      checked(`${where}, targets`, await smallTargets(page)),
      checked(`${where}, no errors`, [...console, ...errors]),
    ];
  } catch (error) {
    return [checked(`${where}, opens`, [String(error)])];
  } finally {
    await context.close();
  }
}

async function checkLight(page: Page, where: string, theme: string): Promise<Check> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset["theme"] = wanted;
  }, theme);
  // What fades from one theme to the other is not yet what it will be.
  await page.waitForTimeout(400);
  await shoot(page, `audit/${where.replaceAll(" ", "-")}-${theme}`);
  return checked(`${where} ${theme}, axe`, await axeFindings(page));
}

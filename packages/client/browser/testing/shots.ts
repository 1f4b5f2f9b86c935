import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const FOLDER = fileURLToPath(new URL("../../../../artifacts/", import.meta.url));

/** Writes a picture of what is seen to artifacts/, with animations at their end. Returns its path. */
export async function shoot(page: Page, name: string): Promise<string> {
  const path = `${FOLDER}${name}.png`;
  await page.screenshot({ path, animations: "disabled" });
  return path;
}

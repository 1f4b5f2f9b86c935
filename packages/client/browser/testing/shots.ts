import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const FOLDER = fileURLToPath(new URL("../../../../artifacts/", import.meta.url));

/** Writes a picture of what is seen to artifacts/, with animations at their end. Returns its path. To make a PNG takes five times as long. */
export async function shoot(page: Page, name: string): Promise<string> {
  const path = `${FOLDER}${name}.jpg`;
  await page.screenshot({ path, type: "jpeg", quality: 90, animations: "disabled" });
  return path;
}

// What the tests in a browser need before they start, also when they are run alone: a client, a Chromium, a database.
import { buildClient } from "./build-client.js";
import { chromium } from "./chromium.js";
import { prepareEmptyData } from "./empty-data.js";

export async function setup() {
  const found = chromium(process.execPath);
  if (!found || !buildClient(process.execPath))
    throw new Error("The line above says what is missing.");
  process.env.HOLMGANG_CHROMIUM = found;
  return prepareEmptyData();
}

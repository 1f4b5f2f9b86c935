// What the tests in a browser need before they start, also when they are run alone: a client and a Chromium.
import { buildClient } from "./build-client.js";
import { chromium } from "./chromium.js";

export function setup() {
  const found = chromium(process.execPath);
  if (!found || !buildClient(process.execPath))
    throw new Error("The line above says what is missing.");
  process.env.HOLMGANG_CHROMIUM = found;
}

import { html } from "./html.ts";
import { shell } from "./shell.ts";

/** What was not done, and the way back. */
export const sorryPage = (words: string, back: string): string =>
  shell("overview", "That was not done", [
    html`<p role="alert">${words}</p>
      <p><a class="more" href="${back}">Back</a></p>`,
  ]);

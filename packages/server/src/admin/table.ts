import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** A headline and its rows. On a phone every row is a card: each cell says what it is. */
export function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
): Html {
  const row = (cells: readonly (string | Html)[]) =>
    html`<tr>
      ${cells.map((cell, at) => html`<td data-head="${heads[at] ?? ""}">${cell}</td>`)}
    </tr>`;
  const body =
    rows.length === 0
      ? html`<p class="none">None.</p>`
      : html`<div class="wide">
          <table>
            <thead>
              <tr>
                ${heads.map((head) => html`<th>${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(row)}
            </tbody>
          </table>
        </div>`;
  return html`<section>
    <h2>${title}</h2>
    ${body}
  </section>`;
}

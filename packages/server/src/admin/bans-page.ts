import { listSanctions } from "../moderation/list-sanctions.ts";
import type { ReadSanction } from "../moderation/list-sanctions.ts";
import type { Office } from "../moderation/office.ts";
import { form, reasonField, termField } from "./form.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { end, moment } from "./moment.ts";
import { pageOf } from "./page-of.ts";
import { further, shell } from "./shell.ts";

/** What stands against accounts and addresses. */
export async function bansPage(office: Office, before: string | undefined): Promise<string> {
  const { rows, last } = await pageOf((limit) => listSanctions(office, { before, limit }));
  return shell("bans", "What stands", [
    rows.length === 0 ? html`<p class="none">Nobody is banned.</p>` : sanctionCards(rows),
    further(last && `/admin/bans?before=${last}`),
    html`<h2>Ban an address</h2>
      <div class="panels">
        <section class="panel">
          <p class="small">
            Nobody becomes a guest there; who has an account still comes in. The address itself is
            not kept.
          </p>
          ${form("/admin/bans", "Ban the address", [
            html`<label
              >Address<input name="address" maxlength="64" required autocomplete="off"
            /></label>`,
            reasonField("Reason", "required"),
            termField(),
          ])}
        </section>
      </div>`,
  ]);
}

/** Sanctions, each with the way to take it back. */
export const sanctionCards = (sanctions: readonly ReadSanction[]): Html =>
  html`<ul class="cards">
    ${sanctions.map(card)}
  </ul>`;

const card = ({ id, kind, account, reason, at, until, stands }: ReadSanction): Html =>
  html`<li>
    <b>${kind === "ban" ? "Banned" : "Without emotes"}</b> ${
      account === null
        ? html`new guests of an address, ban ${id}`
        : html`<a href="/admin/accounts/${account.id}">${account.nickname}</a>`
    } <span class="tag">${stands ? end(until) : "over"}</span>
    <p>${reason}</p>
    <p class="small">since ${moment(at)}</p>
    ${stands ? form(`/admin/bans/${id}/lift`, "Take back", reasonField("Why", "optional")) : html``}
  </li>`;

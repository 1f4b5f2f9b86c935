import { listDeeds } from "../moderation/list-deeds.ts";
import type { ReadDeed } from "../moderation/list-deeds.ts";
import type { Office } from "../moderation/office.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { end, moment } from "./moment.ts";
import { pageOf } from "./page-of.ts";
import { further, shell } from "./shell.ts";

/** What admins did, all of it. */
export async function logPage(
  { db }: Pick<Office, "db">,
  before: string | undefined,
): Promise<string> {
  const { rows, last } = await pageOf((limit) => listDeeds(db, { before, limit }));
  return shell("log", "What was done", [
    deedList(rows),
    further(last && `/admin/log?before=${last}`),
  ]);
}

export const deedList = (deeds: readonly ReadDeed[]): Html =>
  deeds.length === 0
    ? html`<p class="none">Nothing yet.</p>`
    : html`<ul class="cards">
        ${deeds.map(card)}
      </ul>`;

const card = ({ at, admin, what, account, about, reason, until }: ReadDeed): Html =>
  html`<li>
    <b>${admin}</b> ${what}${
      account === null
        ? html``
        : html`: <a href="/admin/accounts/${account.id}">${account.nickname}</a>`
    }${until === null ? "" : `, ${end(until)}`}
    ${reason === null ? html`` : html`<p>${reason}</p>`}
    <p class="small">${moment(at)}${about === null ? "" : `, ${about}`}</p>
  </li>`;

import { findAccount } from "../accounts/account.ts";
import { deedList } from "./log-page.ts";
import { listDeeds } from "../moderation/list-deeds.ts";
import { listSanctions } from "../moderation/list-sanctions.ts";
import type { Office } from "../moderation/office.ts";
import { seenWith } from "../moderation/seen-with.ts";
import { listReports } from "../reports/list-reports.ts";
import { sanctionCards } from "./bans-page.ts";
import { form, reasonField, termField } from "./form.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { moment } from "./moment.ts";
import { reportCards } from "./reports-page.ts";
import { shell } from "./shell.ts";

const FEW = 10;

/** One account: what was said of it, what was done to it, and what can be. Null if there is none. */
export async function accountPage(office: Office, id: string): Promise<string | null> {
  const { db } = office;
  const account = await findAccount(db, id);
  if (!account) return null;
  const { nickname, kind, created_at, seen_at, rename_reason } = account;
  const sanctions = await listSanctions(office, { account: id, limit: FEW });
  const neighbours = await seenWith(db, id);
  return shell("accounts", nickname, [
    html`<p>${kind} · <a href="/player/${nickname}">public page</a></p>
      <p class="small">
        id ${id}, since ${moment(created_at.getTime())}, last seen ${moment(seen_at)} or an hour
        after
      </p>`,
    rename_reason === null
      ? html``
      : html`<p class="tag">Asked for another name: ${rename_reason}</p>`,
    sanctionCards(sanctions),
    office.isAdmin(account)
      ? html`<p class="none">Runs this server, and cannot be put out.</p>`
      : html`<div class="panels">${actions(id)}</div>`,
    html`<section>
      <h2>Seen at the same addresses within a day</h2>
      ${
        neighbours.length === 0
          ? html`<p class="none">Nobody else.</p>`
          : html`<p>
              ${neighbours.map((each) => html`<a class="tag" href="/admin/accounts/${each.id}">${each.nickname}</a> `)}
            </p>`
      }
    </section>`,
    html`<section>
      <h2>Reports about it</h2>
      ${reportCards(await listReports(db, { account: id, limit: FEW }))}
      <p><a class="more" href="/admin/reports?state=all&amp;about=${id}">All of them</a></p>
    </section>`,
    html`<section>
      <h2>What was done</h2>
      ${deedList(await listDeeds(db, { account: id, limit: FEW }))}
    </section>`,
  ]);
}

const actions = (id: string): readonly Html[] =>
  [
    [
      "Ban",
      "It is put out at once, and told this reason.",
      form(`/admin/accounts/${id}/ban`, "Ban", [
        reasonField("Reason", "required"),
        termField(),
        html`<label class="check"
          ><input type="checkbox" name="addresses" value="too" />No new guests from where it was
          seen within a day</label
        >`,
      ]),
    ],
    [
      "Take emotes away",
      "It plays on, and says nothing at tables.",
      form(`/admin/accounts/${id}/silence`, "Take away", [
        reasonField("Reason", "required"),
        termField(),
      ]),
    ],
    [
      "Ask for another name",
      "It keeps its own until it has chosen one.",
      form(`/admin/accounts/${id}/rename`, "Ask", reasonField("Reason", "required")),
    ],
  ].map(
    ([title, words, body]) =>
      html`<section class="panel">
        <h3>${title ?? ""}</h3>
        <p class="small">${words ?? ""}</p>
        ${body ?? ""}
      </section>`,
  );

import type { Office } from "../moderation/office.ts";
import { listReports, REPORT_STATES } from "../reports/list-reports.ts";
import type { ReadReport, ReportState } from "../reports/list-reports.ts";
import { form, reasonField } from "./form.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { moment } from "./moment.ts";
import { pageOf } from "./page-of.ts";
import { further, shell } from "./shell.ts";

/** Which reports somebody wants to see. */
interface Wish {
  readonly state?: ReportState | "all" | undefined;
  /** Whom they are about. */
  readonly about?: string | undefined;
  readonly before?: string | undefined;
}

/** What players say about each other, and what was done about it. */
export async function reportsPage(
  { db }: Pick<Office, "db">,
  { state = "open", about, before }: Wish,
): Promise<string> {
  const asked = state === "all" ? {} : { state };
  const { rows, last } = await pageOf((limit) =>
    listReports(db, { ...asked, account: about, before, limit }),
  );
  const path = (query: Record<string, string>) =>
    `/admin/reports?${new URLSearchParams({ ...query, ...(about ? { about } : {}) }).toString()}`;
  const filters = [...REPORT_STATES, "all" as const].map(
    (each) =>
      html`<a href="${path({ state: each })}" ${each === state ? html` aria-current="page"` : ""}
        >${each}</a
      >`,
  );
  const name = rows[0]?.about.nickname ?? "this account";
  return shell("reports", "Reports", [
    html`<div class="filters" role="navigation" aria-label="Filters">${filters}</div>`,
    about === undefined
      ? html``
      : html`<p>
          About ${name} alone. <a href="/admin/reports?state=${state}">About everybody</a>
        </p>`,
    reportCards(rows),
    further(last && path({ state, before: last })),
  ]);
}

/** Reports, each with what can be done about it. */
export const reportCards = (reports: readonly ReadReport[]): Html =>
  reports.length === 0
    ? html`<p class="none">None.</p>`
    : html`<ul class="cards">
        ${reports.map(card)}
      </ul>`;

const card = (report: ReadReport): Html =>
  html`<li>
    <b>${report.reporter}</b> about
    <a href="/admin/accounts/${report.about.id}">${report.about.nickname}</a>
    <span class="tag">${report.state}</span>
    <p class="small">
      ${moment(report.at)}, in the match
      <a href="/${report.isOver ? "replay" : "match"}/${report.match}">${report.match}</a>
    </p>
    ${report.words === null ? html`<p class="none">Without words.</p>` : html`<blockquote class="said">${report.words}</blockquote>`}
    ${report.handled === null ? html`` : html`<p class="small">${report.state} by ${report.handled.by}, ${moment(report.handled.at)}</p>`}
    ${verdicts(report)}
  </li>`;

/** One note, and a button for either verdict. */
function verdicts({ id, state }: ReadReport): Html {
  const action = `/admin/reports/${id}`;
  if (state !== "open")
    return html`<div class="deeds">
      ${form(action, "Open again", html`<input type="hidden" name="state" value="open" />`)}
    </div>`;
  return html`<form method="post" action="${action}">
    ${reasonField("What was done", "optional")} <button name="state" value="handled">Handled</button
    ><button class="quiet" name="state" value="dismissed">Dismiss</button>
  </form>`;
}

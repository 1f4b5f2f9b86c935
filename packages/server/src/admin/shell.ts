import { page } from "../http/page.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

const ROOMS = {
  overview: ["/admin", "Overview"],
  reports: ["/admin/reports", "Reports"],
  accounts: ["/admin/accounts", "Accounts"],
  bans: ["/admin/bans", "Bans"],
  log: ["/admin/log", "Log"],
} as const;

/** A page for those who run the server, with the way to the others. */
export function shell(at: keyof typeof ROOMS, title: string, body: Html | readonly Html[]): string {
  const links = Object.entries(ROOMS).map(
    ([name, [href, words]]) =>
      html`<a href="${href}" ${name === at ? html` aria-current="page"` : ""}>${words}</a>`,
  );
  const whole = html`<nav aria-label="Rooms">${links}</nav>
    <h1>${title}</h1>
    ${body}
    <footer class="small">All times are UTC. <a href="/">To the site</a></footer>`;
  return page(`Holmgang: ${title}`, whole.html, STYLE);
}

/** Further down one list; nothing where it ends. */
export const further = (href: string | null): Html =>
  href === null ? html`` : html`<p><a class="more" href="${href}">Older ones</a></p>`;

const STYLE = `
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem; border-bottom: 1px solid #3a2e22; padding-bottom: 0.5rem; }
  nav a { padding: 0.5rem 0.75rem; border-radius: 6px; text-decoration: none; min-height: 44px; box-sizing: border-box; }
  nav a[aria-current] { background: #2a2119; color: #f3e7cf; }
  main { padding-top: 1rem; }
  h1 { font-size: 1.7rem; margin: 1.2rem 0 0.6rem; overflow-wrap: anywhere; }
  h2 { font-size: 1.2rem; margin: 1.8rem 0 0.5rem; }
  p { margin: 0.4rem 0; }
  .none, .small { color: #b9a886; }
  .small { font-size: 0.875rem; }
  .cards { list-style: none; padding: 0; margin: 0.5rem 0; display: grid; gap: 0.75rem; }
  .cards > li, .panel { background: #1f1812; border: 1px solid #3a2e22; border-radius: 8px; padding: 0.75rem 1rem; overflow-wrap: anywhere; }
  .panels { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); align-items: start; }
  .panel h3 { margin: 0 0 0.3rem; font-size: 1rem; color: #d9b36a; }
  .said { border-left: 3px solid #6b5433; margin: 0.5rem 0; padding-left: 0.75rem; white-space: pre-wrap; }
  .filters { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.5rem 0; }
  .filters a { border: 1px solid #3a2e22; border-radius: 999px; padding: 0.45rem 0.9rem; text-decoration: none; }
  .filters a[aria-current] { background: #d9b36a; color: #17120e; border-color: #d9b36a; }
  footer { margin-top: 2.5rem; }
  .deeds { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin-top: 0.6rem; }
  form { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: end; margin: 0.4rem 0; }
  .deeds form { margin: 0; }
  .panel form { display: grid; align-items: stretch; }
  label { display: grid; gap: 0.2rem; color: #b9a886; font-size: 0.875rem; }
  label.check { display: flex; gap: 0.5rem; align-items: center; min-height: 44px; }
  input, select, button { font: inherit; min-height: 44px; box-sizing: border-box; border-radius: 6px; padding: 0.4rem 0.7rem; border: 1px solid #6b5433; background: #17120e; color: #eadfc9; min-width: 0; }
  input[type=checkbox] { min-height: 0; width: 1.25rem; height: 1.25rem; flex: none; }
  button { background: #d9b36a; border-color: #d9b36a; color: #17120e; font-weight: 600; cursor: pointer; justify-self: start; }
  button.quiet { background: none; color: #d9b36a; }
  :focus-visible { outline: 2px solid #f3e7cf; outline-offset: 2px; }
  .tag { display: inline-block; border: 1px solid #6b5433; border-radius: 999px; padding: 0 0.6rem; font-size: 0.8125rem; color: #d9b36a; }
  .done { background: #24301f; border: 1px solid #4d6b3d; border-radius: 8px; padding: 0.6rem 1rem; }
  .more { display: inline-block; padding: 0.6rem 0; }
  .cards label { flex: 1; max-width: 26rem; }
  @media (max-width: 40rem) {
    nav { gap: 0; }
    nav a { padding: 0.5rem 0.4rem; }
    thead { display: none; }
    tr { display: block; border: 1px solid #3a2e22; border-radius: 8px; padding: 0.4rem 0.75rem; margin-bottom: 0.6rem; background: #1f1812; }
    td { display: grid; grid-template-columns: 6.5rem 1fr; gap: 0.5rem; border: 0; padding: 0.15rem 0; overflow-wrap: anywhere; }
    td::before { content: attr(data-head); color: #b9a886; }
    .cards form { width: 100%; }
  }`;

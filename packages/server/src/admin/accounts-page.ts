import { html } from "./html.ts";
import { shell } from "./shell.ts";

/** Where an account is looked for. */
export const accountsPage = (missed: string | null): string =>
  shell("accounts", "Accounts", [
    html`<form method="get" action="/admin/accounts">
      <label
        >Nickname or id<input name="name" maxlength="64" required value="${missed ?? ""}" /></label
      ><button>Find</button>
    </form>`,
    missed === null ? html`` : html`<p role="alert">Nobody is called ‘${missed}’.</p>`,
  ]);

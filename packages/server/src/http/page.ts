/** Text as it may stand in a page. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A plain page in our own colours. Its forms say where they come from, and so are not taken for another site's. */
export const page = (title: string, body: string, style = ""): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<title>${escaped(title)}</title>
<style>
  :root { color-scheme: dark; }
  body { background: #17120e; color: #eadfc9; font: 16px/1.5 system-ui, sans-serif; margin: 0; }
  main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
  h1, h2 { font-family: Georgia, serif; color: #d9b36a; font-weight: 600; }
  a { color: #d9b36a; }
  code { background: #2a2119; padding: 0.1em 0.4em; border-radius: 4px; overflow-wrap: anywhere; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #3a2e22; vertical-align: top; }${style}
  th { color: #b9a886; font-weight: 500; }
</style>
<main>${body}</main>
</html>
`;

/** A RULES.md as the build gives it to us. */
declare module "*?rules" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module like this may import nothing beside it
  export const rules: import("./rules-document.ts").RulesDocument;
}

/** A route whose body is these texts, perhaps those, and nothing else. */
export const texts = (required: readonly string[], optional: readonly string[] = []) => ({
  schema: {
    body: {
      type: "object",
      required,
      additionalProperties: false,
      properties: Object.fromEntries([...required, ...optional].map((name) => [name, TEXT])),
    },
  },
});

/** Nothing anybody has to say to these routes is longer. */
const TEXT = { type: "string", maxLength: 1000 };

import { refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { text } from "../text/text.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Asks the server over http: its answer, or why there is none, in words. */
export async function ask<V>(method: Method, path: string, body?: unknown): Promise<Result<V>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told: unknown = response.status === 204 ? null : await response.json();
    if (response.ok) return { ok: true, value: told as V }; // the server's own word, by its documentation
    const {
      code = "failed",
      words = text.online.no,
      ...more
    } = told as { code?: string; words?: string };
    // Some refusals come in parts, too.
    return { ok: false, refusal: { code, words, ...more } };
  } catch {
    return refuse("offline", text.online.away);
  }
}

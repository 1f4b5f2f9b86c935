import type { Served } from "../serve/serve.ts";

/** An address that is served, and how it can be asked. */
export interface Route {
  readonly method: string;
  /** With names where anything may stand: `/api/runs/:id`. */
  readonly path: string;
}

/** Everything a server answers, read from the tree it prints. */
export function routesOf(app: Pick<Served["app"], "printRoutes">): readonly Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] =
        /^([\s│]*)[├└]── (\S*) \((.*)\)$/.exec(line) ?? [];
      if (methods === "") return [];
      const depth = indent.length / 4;
      above.length = depth;
      above[depth] = part;
      const path = above.join("");
      return methods.split(", ").map((method) => ({ method, path }));
    });
}

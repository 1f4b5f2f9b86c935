import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { engineOnly } from "./engine-only.ts";
import { rulesPlugin } from "./rules-plugin.ts";
import { serviceWorker } from "./service-worker.ts";

/** The server while the client is worked on. It must see the host the page came from, or it takes us for another site. */
const server = {
  target: `http://localhost:${process.env["PORT"] ?? 8080}`,
  changeOrigin: false,
};

/**
 * Every game that shares code with another would split it once more, and small pieces compress badly: what is loaded
 * anyway is one piece, however many games there are, and so is what every table is made of.
 */
const FIRST = { name: "first", tags: ["$initial" as const], priority: 1 };
const TABLE = { name: "table", test: /\/client\/src\/(table|match|pieces)\// };

/** Nothing happens when these are loaded. Whoever imports one thing of theirs gets that, and not all that their index names. */
const PURE = { test: /\/packages\/(kernel|games)\//, sideEffects: false };

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [react(), rulesPlugin(), serviceWorker()],
  worker: {
    format: "es",
    plugins: () => [engineOnly()],
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST] } } },
  },
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A busy machine is no fault of anybody's plugins.
      checks: { bundlerTimings: false },
      treeshake: { moduleSideEffects: [PURE] },
      output: { codeSplitting: { groups: [FIRST, TABLE] } },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      "/api": server,
      "/admin": server,
      "/healthz": server,
      "/socket": { ...server, ws: true },
    },
  },
});

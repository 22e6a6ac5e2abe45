import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["EDAY_SERVER"] ?? "http://127.0.0.1:8000";

/** The page's words of a language other than English are one piece of the script. */
function wordsOf(id: string): string | undefined {
  const code = /\/text\/([\w-]+)\/page\/[^/]+\.ftl/.exec(id)?.[1];
  return code && code !== "en" ? `words-${code}` : undefined;
}

export default defineConfig({
  plugins: [svelte()],
  // Tests show components as a browser does.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  base: "./",
  build: {
    outDir: "../src/eday/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: wordsOf } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "jsdom", include: ["src/**/*.test.ts", "lint/**/*.test.js"] },
});

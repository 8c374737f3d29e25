import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./", // works under any base path
  plugins: [svelte()],
  build: {
    outDir: "../src/rowlock/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the server's policy forbids data: addresses
  },
  test: { include: ["tests/**/*.test.ts"] },
});

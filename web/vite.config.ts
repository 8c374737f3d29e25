import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { parts } from "./plugins/parts.ts";
import { python } from "./plugins/python.ts";
import { serviceWorker } from "./plugins/service_worker.ts";

export default defineConfig({
  base: "./", // works under any base path
  plugins: [svelte(), parts(), python(), serviceWorker()],
  worker: { format: "es" },
  build: {
    outDir: "../src/rowlock/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome109", "firefox115", "safari15.4"], // those need another spelling of light-dark()
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !/\/(shell|[a-z]{2})-/.test(file)), // they are there already
    },
    assetsInlineLimit: 0, // the server's policy forbids data: addresses
    manifest: "parts.json", // which file needs which others: tests count what is loaded first
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8620", ws: true }, "/t/": "http://127.0.0.1:8620" } }, // npm run dev, beside ./go play
  test: { include: ["tests/**/*.test.ts"], setupFiles: "tests/setup.ts" },
});

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import eday from "./lint/index.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Made by npm run types.
  globalIgnores(["src/lib/*/generated.ts"]),
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: globals.browser },
  },
  {
    files: ["*.js", "*.ts", "lint/**", "scripts/**"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/**"],
    plugins: { eday },
    rules: { "eday/imports": "error", "eday/words": "error" },
  },
);

import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["src/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Most lists have no state of their own and are updated in place; those that move or animate have keys.
      "svelte/require-each-key": "off",
      // A space beside a block has to be written as {" "}.
      "svelte/no-useless-mustaches": "off",
      // Maps in classes are caches, which nothing has to be told about.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Pictures and icons are drawn by this program, from ids.
    files: ["src/lib/Icon.svelte", "src/lib/SeatMark.svelte", "**/Orb.svelte", "**/CardFace.svelte", "**/Home.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);

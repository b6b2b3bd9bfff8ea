import { fileURLToPath } from "node:url";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["build/", "public/build/", ".cache/", "data/"] },
  {
    files: ["app/**/*.{ts,tsx}", "tests/**/*.{ts,tsx}", "drizzle/*.ts"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: fileURLToPath(new URL("../..", import.meta.url)) },
    },
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Store functions are async from the first day, although better-sqlite3 is not.
      "@typescript-eslint/require-await": "off",
      // Remix throws Responses.
      "@typescript-eslint/only-throw-error": "off",
      "max-lines": ["error", { max: 350, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["app/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  { files: ["app/front/*.ts", "tests/**/*.ts"], rules: { "no-console": "off" } },
);

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ThemeForm } from "~/shell/theme-form";

it("must stand within the theme's provider", () => {
  expect(() => renderToString(<ThemeForm />)).toThrow("useTheme must be used within a ThemeProvider");
});

import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: ["./app/*/table*.server.ts", "./app/tools/*/table*.server.ts"],
  out: "./drizzle/sqlite",
});

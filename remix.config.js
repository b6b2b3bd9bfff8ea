import { join } from "node:path";

const folder = process.env.BUILD_FOLDER ?? ".";

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./app/server.ts",
  serverBuildPath: join(folder, "build/server.js"),
  assetsBuildDirectory: join(folder, "public/build"),
  serverModuleFormat: "esm",
  serverPlatform: "node",
  // Each has a hundred modules, few of which are used. Bundled, they take less memory and start sooner.
  serverDependenciesToBundle: ["zod", /^drizzle-orm/],
  ignoredRouteFiles: ["**/.*"],
  tailwind: false,
  postcss: true,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
};

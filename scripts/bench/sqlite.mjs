// The driver that fits the running Node, as the product chooses it (app/db/sqlite.server.ts).
const isNew = Number(process.versions.node.split(".")[0]) >= 22;
export const { default: Database } = await (isNew ? import("better-sqlite3-13") : import("better-sqlite3"));

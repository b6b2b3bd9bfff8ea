// Plain JavaScript, because the benchmarks read it without a build.

/**
 * An open SQLite file.
 * @typedef {import("better-sqlite3").Database} Database
 */

// No release runs on all supported versions of Node: docs/decisions/0010-two-releases-of-the-sqlite-driver.md.
const isNew = Number(process.versions.node.split(".")[0]) >= 22;

/** The release of the driver that runs on this Node. */
export const { default: Database } = await (isNew ? import("better-sqlite3-13") : import("better-sqlite3"));

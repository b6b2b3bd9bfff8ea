// Plain JavaScript, for the bench reads it too, which nobody builds.

/**
 * An open SQLite file.
 * @typedef {import("better-sqlite3").Database} Database
 */

// Release 12 ends the process when Node 24.19 or later collects its objects; release 13 needs Node 22.
const isNew = Number(process.versions.node.split(".")[0]) >= 22;

/** The driver that fits the running Node. */
export const { default: Database } = await (isNew ? import("better-sqlite3-13") : import("better-sqlite3"));

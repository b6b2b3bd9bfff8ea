import { inspect } from "node:util";
import { env } from "./env.server";

type Level = "info" | "warn" | "error";
type Fields = Record<string, string | number | boolean | null | undefined>;

/** Writes one line: JSON in production, text in development. Never pass a secret or a query string. */
export const log = {
  info: (message: string, fields?: Fields) => write("info", message, fields),
  warn: (message: string, fields?: Fields) => write("warn", message, fields),
  error: (message: string, fields?: Fields) => write("error", message, fields),
};

export function errorMessage(error: unknown): string {
  const text = error instanceof Error ? withCause(error) : inspect(error, { breakLength: Infinity });
  return text.replace(/\s*\n\s*/g, " ");
}

/** The code of a thrown value, such as ENOENT; empty if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function withCause({ message, cause }: Error): string {
  return cause instanceof Error && !message.includes(cause.message) ? `${message}: ${cause.message}` : message;
}

function write(level: Level, message: string, fields: Fields = {}) {
  const stream = level === "info" ? process.stdout : process.stderr;
  stream.write(`${env().LOG_FORMAT === "json" ? asJson(level, message, fields) : asText(level, message, fields)}\n`);
}

function asJson(level: Level, message: string, fields: Fields) {
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
}

function asText(level: Level, message: string, fields: Fields) {
  const details = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${String(value).replace(/[\r\n]+/g, " ")}`);
  return `${level === "info" ? "" : `${level}: `}${message}${details.join("")}`;
}

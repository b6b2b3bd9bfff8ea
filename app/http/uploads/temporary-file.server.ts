import { randomUUID } from "node:crypto";
import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../config/folder.server";
import { env } from "../config/env.server";

const CHUNK = 64 * 1024;

/** Bytes that can be read in any order. Reading beyond the end returns what there is. */
export interface Bytes {
  size: number;
  read(position: number, length: number): Buffer;
}

export interface TemporaryFile extends Bytes {
  write(chunk: Buffer): void;
  close(): void;
}

/** A temporary file only this process can read, gone when it is closed or the process ends. */
export function openTemporaryFile(): TemporaryFile {
  const folder = join(env().DATA_DIR, "incoming");
  makeFolder(folder);
  const path = join(folder, randomUUID());
  const file = openSync(path, "wx+", 0o600);
  // Unlinked at once, so that even a killed process leaves nothing behind.
  rmSync(path);
  let open = true;
  return {
    size: 0,
    write(chunk) {
      if (!open) throw new Error("The request is over.");
      for (let at = 0; at < chunk.length;) at += writeSync(file, chunk, at, chunk.length - at, this.size + at);
      this.size += chunk.length;
    },
    read(position, length) {
      if (!open) throw new Error("The request is over.");
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, this.size - position)));
      return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, position));
    },
    close() {
      if (open) closeSync(file);
      open = false;
    },
  };
}

export function bufferBytes(buffer: Buffer): Bytes {
  return { size: buffer.length, read: (position, length) => buffer.subarray(position, position + length) };
}

export function slice(bytes: Bytes, start: number, end: number): Bytes {
  const size = end - start;
  return {
    size,
    read: (position, length) => bytes.read(start + position, Math.max(0, Math.min(length, size - position))),
  };
}

export function* chunksOf(bytes: Bytes): Generator<Buffer> {
  for (let at = 0; at < bytes.size; at += CHUNK) yield bytes.read(at, CHUNK);
}

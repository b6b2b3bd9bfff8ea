import { env } from "~/http/config/env.server";
import { Pool } from "./pool.server";
import type { Asker, Task } from "./task";

export { type Asker, BusyError, EndedError, type Task } from "./task";

let workerFile: string | undefined;
let pool: Pool | undefined;

/** Names the built worker that knows all tasks. */
export function useWorker(file: string): void {
  workerFile = file;
}

/** Computes a task in the process's pool of workers, which starts when it is first needed; see Pool.compute. */
export function compute<Input, Output>(task: Task<Input, Output>, input: Input, asker: Asker): Promise<Output> {
  if (!workerFile) throw new Error("No worker has been named.");
  pool ??= new Pool({ file: workerFile, workers: env().ENGINE_WORKERS });
  return pool.compute(task, input, asker);
}

export async function stopWorkers(): Promise<void> {
  await pool?.stop();
  pool = undefined;
}

import { builtWorker } from "../support/built-worker";

/** Once for all unit tests: the product's worker, of the sources as they are. */
export default async function buildWorker(): Promise<void> {
  await builtWorker("app/tools/engines.worker.ts");
}

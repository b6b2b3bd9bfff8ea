import type { JobHandlers } from "~/jobs/runner.server";

/** Who does which kind of long work. */
export const JOB_HANDLERS: JobHandlers = {};

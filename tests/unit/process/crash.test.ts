import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { TOOLS } from "~/tools/registry";
import { pragmaOf, withDatabase } from "../../support/database";
import { temporaryFolder } from "../../support/app";
import { signInThere, startForTest, visitPage } from "../../support/process";

// Processes start slowly where others run beside them.
vi.setConfig({ testTimeout: 30_000 });

const PEOPLE = Array.from({ length: 20 }, (_, index) => `person-${index}@demo.example`);
const LANES = 8;
const ENOUGH = 40;

describe("a server that is killed while it writes", () => {
  it("has kept every visit that it had answered, and starts again", async () => {
    const folder = temporaryFolder();
    const people = await signInThere(folder, PEOPLE);
    const server = await startForTest({ DATA_DIR: folder, DEMO_SIGN_IN: "true" });
    const killed = once(server.process, "close");
    const visits = people.flatMap((person) => TOOLS.map(({ path }) => ({ ...person, path })));
    const answered: string[] = [];
    // Each lane visits one page after the other, until the server is gone.
    const lane = async () => {
      for (let visit = visits.pop(); visit; visit = visits.pop()) {
        const response = await visitPage(server, visit.path, visit.cookie).catch(() => null);
        if (!response) return;
        if (response.status === 200) answered.push(`${visit.userId} ${visit.path}`);
        if (answered.length === ENOUGH) server.process.kill("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await killed;
    expect(visits.length).toBeGreaterThan(0);
    expect(answered.length).toBeGreaterThanOrEqual(ENOUGH);
    expect(recordedVisits(folder)).toEqual(expect.arrayContaining(answered));
    expect(pragmaOf("integrity_check", join(folder, "database.sqlite"))).toBe("ok");
    const again = await startForTest({ DATA_DIR: folder, DEMO_SIGN_IN: "true" });
    expect((await visitPage(again, "/dashboard", people[0]?.cookie)).status).toBe(200);
  });
});

function recordedVisits(folder: string): string[] {
  const all = "select user_id || ' ' || page from user_activities";
  return withDatabase((database) => database.prepare<[], string>(all).pluck().all(), join(folder, "database.sqlite"));
}

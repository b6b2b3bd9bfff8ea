import { expect, test } from "vitest";
import { minutesText } from "~/http/edge/rate-limit.server";
import { startEdge } from "../../../support/edge";

const ATTEMPT = { method: "POST", body: "intent=signin" };

const open = startEdge({ SIGN_IN_LIMIT: "3" });
const behindProxy = startEdge({ SIGN_IN_LIMIT: "3", TRUSTED_PROXIES: "loopback" });

test("the fourth sign-in is answered 429, however the address is written and whoever it claims to be from", async () => {
  const ways = ["/auth/google", "/AUTH/google", "/%61uth/google", "/auth/google/", "/auth/google.data"];
  for (let round = 0; round < 3; round += 1) expect((await open.ask("/auth/google", ATTEMPT)).status).toBe(302);
  for (const [index, target] of ways.entries()) {
    const answer = await open.ask(target, {
      ...ATTEMPT,
      headers: { "X-Forwarded-For": `203.0.113.${index}`, Forwarded: `for=203.0.113.${index}` },
    });
    expect([target, answer.status]).toEqual([target, 429]);
    expect(answer.text).toMatch(/<h1>Too many sign-ins<\/h1>/);
    expect(answer.text).toMatch(/Try again in \d+ minutes?\./);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(600);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
  for (const path of ["/features", "/signin", "/auth/done"]) expect((await open.ask(path)).status).toBe(200);
});

test("what follows an attempt is not counted: the chooser, the way back, and whatever is only looked at", async () => {
  for (let round = 0; round < 5; round += 1) {
    for (const path of ["/auth/google", "/auth/google/callback?state=x"])
      expect((await open.ask(path)).status).toBe(302);
    expect((await open.ask("/mock-provider/authorize")).status).toBe(400);
  }
});

test.each([
  [1, "1 minute"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [240, "4 minutes"],
])("a wait of %i seconds is named %s", (seconds, words) => {
  expect(minutesText(seconds)).toBe(words);
});

test("behind a trusted proxy each forwarded address has a count of its own", async () => {
  expect(await statuses("203.0.113.1", 4)).toEqual([302, 302, 302, 429]);
  expect(await statuses("203.0.113.2", 1)).toEqual([302]);
});

test("what the client itself wrote in front of the proxy's word does not count", async () => {
  expect(await statuses("198.51.100.1, 203.0.113.3", 3)).toEqual([302, 302, 302]);
  expect(await statuses("198.51.100.2, 203.0.113.3", 1)).toEqual([429]);
});

test.each([
  ["2001:db8::1", "2001:db8::ffff:2"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:0:7::1", "2001:db8::7:a:b:c:d"],
])("%s and %s are one network, and one count", async (first, second) => {
  expect(await statuses(first, 3)).toEqual([302, 302, 302]);
  expect(await statuses(second, 1)).toEqual([429]);
});

test("two networks have two counts", async () => {
  expect(await statuses("2001:db8:2:1::1", 3)).toEqual([302, 302, 302]);
  expect(await statuses("2001:db8:2:2::1", 1)).toEqual([302]);
});

test("an address that is none is counted like one", async () => {
  expect(await statuses("1:2:3:4:5:6:7:8:9:10:garbage", 4)).toEqual([302, 302, 302, 429]);
});

async function statuses(forwardedFor: string, times: number): Promise<number[]> {
  const seen: number[] = [];
  for (let round = 0; round < times; round += 1) {
    seen.push(
      (await behindProxy.ask("/auth/google", { ...ATTEMPT, headers: { "X-Forwarded-For": forwardedFor } })).status,
    );
  }
  return seen;
}

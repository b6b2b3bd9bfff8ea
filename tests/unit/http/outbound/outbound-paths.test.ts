import { beforeEach, describe, expect, it, vi } from "vitest";
import { fetchText } from "~/http/outbound/ask.server";
import { OutboundError } from "~/http/outbound/error.server";
import { withRetries } from "~/http/outbound/retries.server";
import { expectFailure, serve } from "../../../support/outside";

const LIMIT = { timeoutMs: 5000 };

describe("a redirect", () => {
  it("on the same host is followed, with the headers", async () => {
    const url = await serve((req, res) => {
      if (req.url === "/") res.writeHead(302, { Location: "/there?a=b" }).end("x".repeat(1000));
      else res.end(`${req.url} ${req.headers.authorization}`);
    });
    const answer = await fetchText(url, { ...LIMIT, headers: { Authorization: "key" }, maxBytes: 100 });
    expect(answer).toMatchObject({ status: 200, text: "/there?a=b key" });
  });

  it("to another host is an answer, and nobody there is asked", async () => {
    let asked = 0;
    const elsewhere = await serve((_req, res) => res.end(String(++asked)));
    for (const location of [
      elsewhere,
      "http://localhost:1/",
      "javascript:alert(1)",
      "file:///etc/passwd",
      "http://%",
    ]) {
      const url = await serve((_req, res) => res.writeHead(302, { Location: location }).end("moved"));
      expect(await fetchText(url, LIMIT)).toMatchObject({ status: 302, text: "moved" });
    }
    expect(asked).toBe(0);
  });

  it.each([301, 302, 303, 307, 308])("%i after a POST is an answer", async (status) => {
    const paths: unknown[] = [];
    const url = await serve((req, res) => {
      paths.push(req.url);
      res.writeHead(status, { Location: "/there" }).end();
    });
    expect((await fetchText(url, { ...LIMIT, method: "POST", body: "a" })).status).toBe(status);
    expect(paths).toEqual(["/"]);
  });

  it("that leads round and round is given up", async () => {
    let asked = 0;
    const url = await serve((_req, res) => res.writeHead(302, { Location: `/${++asked}` }).end());
    expect((await fetchText(url, LIMIT)).status).toBe(302);
    expect(asked).toBe(6);
  });
});

describe("an address that a service has named", () => {
  const local = (host: string, privateHosts: string[] = []) => fetchText(`http://${host}/`, { ...LIMIT, privateHosts });

  it.each([
    "127.0.0.1:1",
    "[::1]:1",
    "10.1.2.3:1",
    "169.254.169.254",
    "[::ffff:127.0.0.1]:1",
    "0.0.0.0:1",
    "[::]:1",
    "192.168.1.1:1",
    // Other spellings of 127.0.0.1, and names for it.
    "2130706433:1",
    "0177.0.0.1:1",
    "0x7f.1:1",
    "127.1:1",
    "127.0.0.1.:1",
    "localhost:1",
    "LOCALHOST:1",
  ])("must not be %s", async (host) => {
    await expectFailure(local(host), "the address is in a private network");
  });

  it("may be in a private network where its host and port are listed", async () => {
    const url = new URL(await serve((_req, res) => res.end("film")));
    const named = `localhost:${url.port}`;
    expect((await local(url.host, [url.host])).text).toBe("film");
    expect((await local(named, [named])).text).toBe("film");
    await expectFailure(local(url.host, ["127.0.0.1:1"]), "private network");
    await expectFailure(local(named, [url.host]), "private network");
  });

  it("is what the operator has set: nothing is refused there", async () => {
    const url = await serve((_req, res) => res.end("film"));
    expect((await fetchText(url, LIMIT)).text).toBe("film");
  });
});

describe("trying again", () => {
  const pause = vi.fn((_milliseconds: number, _value: undefined, _options: { signal?: AbortSignal }) =>
    Promise.resolve(),
  );
  const delays = () => pause.mock.calls.map(([delay]) => delay);
  beforeEach(() => void pause.mockClear());
  const failing = (status: number) => vi.fn(() => Promise.reject(new OutboundError("no", status)));

  it.each([0, 500, 503])("happens three times, from one second, doubling, for %i", async (status) => {
    const read = failing(status);
    await expect(withRetries(read, { pause })).rejects.toThrow("no");
    expect(read).toHaveBeenCalledTimes(4);
    expect(delays()).toEqual([1000, 2000, 4000]);
  });

  it("ends with the first answer", async () => {
    const read = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new OutboundError("no", 0))
      .mockResolvedValue("film");
    expect(await withRetries(read, { pause })).toBe("film");
    expect(delays()).toEqual([1000]);
  });

  it.each([
    ["the service refuses", new OutboundError("no", 404)],
    ["the answer is too large", new OutboundError("the answer is too large", 200)],
    ["the fault is ours", new TypeError("x is not a function")],
  ])("does not happen where %s", async (_why, error) => {
    const read = vi.fn(() => Promise.reject(error));
    await expect(withRetries(read, { pause })).rejects.toBe(error);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each(["http://10.0.0.1/", "http://localhost/", "http://127.0.0.1:1/", "ftp://example.org/", "nonsense"])(
    "does not happen where %s must not be asked",
    async (url) => {
      const read = vi.fn(() => fetchText(url, { ...LIMIT, privateHosts: [] }));
      await expect(withRetries(read, { pause })).rejects.toThrow(OutboundError);
      expect(read).toHaveBeenCalledTimes(1);
    },
  );

  it("does not happen when the caller has given up, before or while it waits", async () => {
    const read = failing(0);
    await expect(withRetries(read, { signal: AbortSignal.abort(), pause })).rejects.toThrow("no");
    expect(read).toHaveBeenCalledTimes(1);
    const gone = new AbortController();
    const waiting = vi.fn(() => Promise.reject(new OutboundError("no", 0)));
    const over = withRetries(waiting, { signal: gone.signal });
    await vi.waitFor(() => expect(waiting).toHaveBeenCalledTimes(1));
    gone.abort();
    await expect(over).rejects.toThrow(/abort/);
    expect(waiting).toHaveBeenCalledTimes(1);
  });
});

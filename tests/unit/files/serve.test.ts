import { beforeEach, describe, expect, it, test } from "vitest";
import { putFile } from "~/files/store.server";
import { loader } from "~/routes/files.$id";
import { asked, openApp, signIn, thrownResponse } from "../../support/app";

let ada: { userId: string; cookie: string };

beforeEach(async () => {
  await openApp();
  ada = await signIn("ada@demo.example");
});

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  query?: string;
  cookie?: string;
}

function get(
  id: string,
  { method = "GET", headers = {}, query = "", cookie = ada.cookie }: Asking = {},
): Promise<Response> {
  const { request, context } = asked(`/files/${id}${query}`, { cookie, headers });
  return loader({ request: new Request(request, { method }), context, params: { id } });
}

async function put(content = "0123456789", name = "film.webm", type = "video/webm") {
  return (await putFile(ada.userId, { name, type }, content ? [Buffer.from(content)] : [])).id;
}

test("a file comes whole, with its kind and size", async () => {
  const answer = await get(await put());
  expect([answer.status, await answer.text()]).toEqual([200, "0123456789"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-type": "video/webm",
    "content-length": "10",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(answer.headers.get("Content-Disposition")).toBe(`inline; filename="film.webm"; filename*=UTF-8''film.webm`);
});

test.each<[string, number, string, string | null]>([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=4-4", 206, "4", "bytes 4-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=-99", 206, "0123456789", "bytes 0-9/10"],
  ["Bytes= 2-3 ", 206, "23", "bytes 2-3/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=99999999999999999999-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=0-1,4-5", 200, "0123456789", null],
  ["bytes=5-2", 200, "0123456789", null],
  ["bytes=-", 200, "0123456789", null],
  ["bytes=a-b", 200, "0123456789", null],
  ["bytes=1.5-2", 200, "0123456789", null],
  ["lines=0-3", 200, "0123456789", null],
  ["garbage", 200, "0123456789", null],
])("Range: %s is answered %i", async (range, status, text, contentRange) => {
  const answer = await get(await put(), { headers: { Range: range } });
  expect([answer.status, await answer.text(), answer.headers.get("Content-Range")]).toEqual([
    status,
    text,
    contentRange,
  ]);
  if (status !== 416) expect(answer.headers.get("Content-Length")).toBe(String(text.length));
});

describe("a file without bytes", () => {
  it("comes whole", async () => {
    const answer = await get(await put(""));
    expect([answer.status, await answer.text(), answer.headers.get("Content-Length")]).toEqual([200, "", "0"]);
  });

  it.each(["bytes=0-", "bytes=0-0", "bytes=-1"])("has no %s", async (range) => {
    const answer = await get(await put(""), { headers: { Range: range } });
    expect([answer.status, answer.headers.get("Content-Range")]).toEqual([416, "bytes */0"]);
  });
});

test("HEAD says the size of the whole, ranges or not, and sends nothing", async () => {
  const answer = await get(await put(), { method: "HEAD", headers: { Range: "bytes=0-3" } });
  expect([answer.status, answer.body, answer.headers.get("Content-Length")]).toEqual([200, null, "10"]);
});

test("a download that broke off goes on where the file is the same, and starts over where it is another", async () => {
  const id = await put();
  const etag = (await get(id)).headers.get("ETag") ?? "";
  expect((await get(id, { headers: { Range: "bytes=4-", "If-Range": etag } })).status).toBe(206);
  expect((await get(await put(), { headers: { Range: "bytes=4-", "If-Range": etag } })).status).toBe(200);
});

describe("a browser that has the file already", () => {
  it("must ask again, as somebody else may sit there now", async () => {
    expect((await get(await put())).headers.get("Cache-Control")).toBe("private, no-cache, no-transform");
  });

  it.each([(etag: string) => etag, (etag: string) => `W/${etag}`, (etag: string) => `"other", ${etag}`, () => "*"])(
    "is told so (%#)",
    async (tags) => {
      const id = await put();
      const etag = (await get(id)).headers.get("ETag") ?? "";
      const answer = await get(id, { headers: { "If-None-Match": tags(etag), Range: "bytes=0-3" } });
      expect([answer.status, answer.body, answer.headers.get("ETag")]).toEqual([304, null, etag]);
    },
  );

  it("is sent another file, and sent to sign in where it is signed out", async () => {
    const id = await put();
    expect((await get(id, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    const signedOut = await thrownResponse(() => get(id, { cookie: "", headers: { "If-None-Match": `"${id}"` } }));
    expect(signedOut.headers.get("Location")).toMatch(/^\/signin/);
  });
});

test("a file is read no faster than its client takes it, and no further when the client is gone", async () => {
  const id = await put("x".repeat(1_000_000));
  const { request, context } = asked(`/files/${id}`, { cookie: ada.cookie });
  let waits = 0;
  context.drained = () => (++waits > 3 ? Promise.reject(new Error("gone")) : Promise.resolve());
  const answer = await loader({ request, context, params: { id } });
  await expect(answer.arrayBuffer()).rejects.toThrow("gone");
  expect(waits).toBe(4);
});

test.each([
  ["plain.mp4", "plain.mp4", "plain.mp4"],
  ['a"b.mp4', "a_b.mp4", "a%22b.mp4"],
  ["a\r\nSet-Cookie: x=y", "a__Set-Cookie_ x=y", "a%0D%0ASet-Cookie%3A%20x%3Dy"],
  ["über ∫ 🎬.mp4", "uber _ _.mp4", "%C3%BCber%20%E2%88%AB%20%F0%9F%8E%AC.mp4"],
  ["it's (1)*.mp4", "it's (1)*.mp4", "it%27s%20%281%29%2A.mp4"],
  ["../../etc/passwd", ".._.._etc_passwd", "..%2F..%2Fetc%2Fpasswd"],
])("the name %j is sent as %s and %s", async (name, ascii, encoded) => {
  const id = await put("x", name);
  expect((await get(id)).headers.get("Content-Disposition")).toBe(
    `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`,
  );
  expect((await get(id, { query: "?download" })).headers.get("Content-Disposition")).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
  );
});

test.each([
  ["text/plain; charset=utf-8", "text/plain; charset=utf-8"],
  ["image/svg+xml", "image/svg+xml"],
  ["text/html\r\nSet-Cookie: a=b", "application/octet-stream"],
  ["a film", "application/octet-stream"],
  ["", "application/octet-stream"],
])("the media type %j is told as %s", async (type, told) => {
  expect((await get(await put("x", "name", type))).headers.get("Content-Type")).toBe(told);
});

test("what belongs to another is not there", async () => {
  const id = await put();
  const bob = await signIn("bob@demo.example");
  expect((await thrownResponse(() => get(id, { cookie: bob.cookie }))).status).toBe(404);
  expect((await thrownResponse(() => get("nothing"))).status).toBe(404);
  expect((await thrownResponse(() => get(id, { cookie: "" }))).headers.get("Location")).toMatch(/^\/signin/);
});

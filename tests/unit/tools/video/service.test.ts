import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { beforeEach, describe, expect, it, onTestFinished, test } from "vitest";
import { getFile } from "~/files/store.server";
import { checkedFilm } from "~/tools/video/film-content.server";
import { openApp, signIn } from "../../../support/app";
import {
  cutsOff,
  type FakeVideoService,
  FILM,
  floods,
  hangs,
  inTurn,
  says,
  saysJson,
  startFakeVideoService,
  trickles,
} from "../../../support/fake-video-service";
import { runVideoJob, shortenTimeLimits, skipWaits, storedFiles, tracked } from "../../../support/video-jobs";

const QUESTION = 'Why is "0!" = 1? 🎓';
const MISSING = "No video URL found in API response";
const FAILED = "Failed to generate video. Please try again.";
const NO_VIDEO = "The video service sent something that is not a video.";
const NOT_WHOLE = "The video was made, but did not arrive complete. Please try again.";

let service: FakeVideoService;
let userId: string;
let delays: number[];

beforeEach(async () => {
  delays = skipWaits();
  service = await startFakeVideoService(onTestFinished);
  await openApp({ VIDEO_API_URL: `${service.url}/` });
  ({ userId } = await signIn());
});

/** The job fails with this text, which is tracked; nothing is left of a film. */
async function expectFailure(error: string) {
  await expect(runVideoJob(userId, QUESTION).made).rejects.toMatchObject({ message: error });
  expect(await tracked(userId)).toEqual([
    { type: "video_generation_failed", details: expect.objectContaining({ prompt: QUESTION, error }) as unknown },
  ]);
  expect(storedFiles()).toEqual([]);
}

describe("a service that works", () => {
  it.each(["videoUrl", "video_url", "url"])(
    "is asked once, and the film that it names as %s is copied",
    async (name) => {
      service.generate = saysJson({ [name]: `${service.url}/film.webm` });
      const { made, progress } = runVideoJob(userId, QUESTION);
      const film = await made;
      expect(film).toEqual({ fileId: expect.any(String) as unknown, title: QUESTION, sample: false });
      expect(service.asked).toEqual([{ type: "application/json", body: JSON.stringify({ prompt: QUESTION }) }]);
      const file = await getFile(userId, film.fileId);
      expect(file).toMatchObject({ name: "Why is 0 = 1.webm", type: "video/webm", size: FILM.length });
      expect(readFileSync(file?.path ?? "").equals(FILM)).toBe(true);
      expect(progress).toHaveBeenCalledWith(expect.objectContaining({ step: "The video service is working" }));
      expect(progress).toHaveBeenCalledWith(
        expect.objectContaining({ step: expect.stringContaining("Copying the video") as unknown }),
      );
      expect(await tracked(userId)).toEqual([
        { type: "video_generated", details: expect.objectContaining({ title: QUESTION, prompt: QUESTION }) as unknown },
      ]);
    },
  );

  it("may be down for a moment where the film lies: that is read again, with growing pauses", async () => {
    service.film = inTurn(
      says(503, "text/plain", "later"),
      says(500, "text/plain", "later"),
      says(200, "VIDEO/MP4; codecs=avc1", FILM),
    );
    const film = await runVideoJob(userId, QUESTION).made;
    expect(await getFile(userId, film.fileId)).toMatchObject({ name: "Why is 0 = 1.mp4", type: "video/mp4" });
    expect(service.fetched).toBe(3);
    expect(delays).toEqual([1000, 2000]);
    expect(service.asked).toHaveLength(1);
  });
});

const EBML = "\x1a\x45\xdf\xa3";

it.each<[string, string, string]>([
  ["", `${EBML}\x9f\x42\x82\x84webm`, "video/webm"],
  ["application/octet-stream", `${EBML}\x9f\x42\x82\x88matroska`, "video/x-matroska"],
  ["binary/octet-stream", "\0\0\0\x20ftypisom", "video/mp4"],
  ["APPLICATION/OCTET-STREAM; charset=binary", "\0\0\0\x14ftypqt  ", "video/quicktime"],
  ["", "OggS\0", "video/ogg"],
  ["video/mp4", "anything", "video/mp4"],
])("a film that storage calls %j is known by its beginning %j", async (header, beginning, type) => {
  service.film = says(200, header, Buffer.from(beginning.padEnd(500, "x"), "latin1"));
  const film = await runVideoJob(userId, QUESTION).made;
  expect(await getFile(userId, film.fileId)).toMatchObject({ type, size: 500 });
});

test("a film is known by its beginning even if that comes byte by byte", async () => {
  const bytes = Buffer.from(`${EBML}\x9f\x42\x82\x88matroska${"x".repeat(200)}`, "latin1");
  const content = Readable.from([...bytes].map((byte) => Buffer.of(byte)));
  const film = await checkedFilm(
    { type: "", content },
    () => undefined,
    (error) => expect.unreachable(String(error)),
  );
  expect(film.type).toBe("video/x-matroska");
  expect(Buffer.concat(await Readable.from(film.content).toArray()).equals(bytes)).toBe(true);
});

describe("a service that answers wrongly is asked once and gives", () => {
  it.each<[string, RequestListener, string]>([
    ["500", says(500, "application/json", "{}"), "API Error: 500 Internal Server Error"],
    ["500 with an endless page", floods("text/html", 500), "API Error: 500 Internal Server Error"],
    [
      "500 in many words",
      (_request, response) => void response.writeHead(500, "x".repeat(5000)).end(),
      `API Error: 500 ${"x".repeat(96)}`,
    ],
    ["404 as a page", says(404, "text/html", "<h1>Not here</h1>"), "API Error: 404 Not Found"],
    [
      "a redirect to elsewhere",
      (_request, response) => void response.writeHead(307, { Location: "http://elsewhere.example/" }).end(),
      "API Error: 307 Temporary Redirect",
    ],
    ["a page", says(200, "text/html", "<h1>Welcome</h1>"), MISSING],
    ["nothing", says(200, "application/json", ""), MISSING],
    ["half of its JSON", says(200, "application/json", '{"videoUrl": "http'), MISSING],
    ["huge JSON", floods("application/json"), MISSING],
    ["JSON of another shape", saysJson(["http://127.0.0.1/film.mp4"]), MISSING],
    ["null", saysJson(null), MISSING],
    ["a number as address", saysJson({ videoUrl: 5, url: "http://127.0.0.1/film.mp4" }), MISSING],
    ["an object as address", saysJson({ videoUrl: { href: "http://127.0.0.1/film.mp4" } }), MISSING],
    ["a script as address", saysJson({ videoUrl: "javascript:alert(1)" }), MISSING],
    ["data as address", saysJson({ videoUrl: "data:video/mp4;base64,AAAA" }), MISSING],
    ["a file as address", saysJson({ video_url: "file:///etc/passwd" }), MISSING],
    ["a path as address", saysJson({ url: "/film.mp4" }), MISSING],
    ["a broken connection", (request) => request.socket.destroy(), FAILED],
    ["half an answer", cutsOff("application/json", Buffer.from('{"videoUrl": "http://127.0.0.1/film.mp4"}')), FAILED],
  ])("%s", async (_what, generate, error) => {
    service.generate = generate;
    await expectFailure(error);
    expect(service.asked).toHaveLength(1);
    expect(service.fetched).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ["silence", hangs],
    ["a trickle", trickles("application/json")],
  ])("%s, until ten minutes are over", async (_what, generate) => {
    service.generate = generate;
    const limits = shortenTimeLimits(1000);
    await expectFailure(FAILED);
    expect(limits).toEqual([600_000]);
    expect(service.asked).toHaveLength(1);
    await service.hungUp;
  });

  it("an error without end, of which no more is read", async () => {
    service.generate = floods("text/html", 503);
    await expectFailure("API Error: 503 Service Unavailable");
    await service.hungUp;
  });

  it("nothing, as nobody listens", async () => {
    await openApp({ VIDEO_API_URL: "http://127.0.0.1:9" });
    ({ userId } = await signIn());
    await expectFailure(FAILED);
  });
});

describe("a film that is none leaves nothing behind:", () => {
  it.each<[string, RequestListener, string, number]>([
    ["a page", says(200, "text/html", "<h1>Sign in</h1>"), NO_VIDEO, 1],
    ["a page under a film's name", says(200, "video/mp4", "<!doctype html><h1>Sign in</h1>"), NO_VIDEO, 1],
    ["a page that begins late", says(200, "video/mp4", "\ufeff\n <!doctype html>"), NO_VIDEO, 1],
    ["a complaint under a film's name", says(200, "video/mp4", '{"error": "gone"}'), NO_VIDEO, 1],
    ["a part of a film", says(206, "video/mp4", FILM.subarray(0, 10)), NOT_WHOLE, 1],
    ["a file of no type", says(200, "", "ID3 and some music"), NO_VIDEO, 1],
    ["a file of any type", says(200, "application/octet-stream", "PK and an archive"), NO_VIDEO, 1],
    ["a sound", says(200, "audio/webm", FILM), NO_VIDEO, 1],
    ["an empty file", says(200, "video/mp4", ""), NO_VIDEO, 1],
    ["404", says(404, "text/html", "gone"), "The video was made, but could not be fetched: 404 Not Found", 1],
    [
      "503 for ever",
      says(503, "video/mp4", FILM),
      "The video was made, but could not be fetched: 503 Service Unavailable",
      4,
    ],
    ["a film that is cut off", cutsOff("video/mp4", FILM), NOT_WHOLE, 1],
  ])("%s", async (_what, film, error, times) => {
    service.film = film;
    await expectFailure(error);
    expect(service.fetched).toBe(times);
  });

  it("a film that trickles, when ten minutes are over", async () => {
    service.film = trickles("video/mp4");
    const limits = shortenTimeLimits(1500);
    await expectFailure(NOT_WHOLE);
    expect(limits).toEqual([600_000, 600_000]);
    await service.hungUp;
  });

  it("a film in a private network that is not the service's own", async () => {
    const other = await startFakeVideoService(onTestFinished);
    service.generate = saysJson({ videoUrl: `${other.url}/film.webm` });
    await expectFailure("The video was made, but could not be fetched: the address is in a private network");
    expect(other.fetched).toBe(0);
  });

  it("a redirect to another host", async () => {
    const other = await startFakeVideoService(onTestFinished);
    service.film = (_request, response) => void response.writeHead(302, { Location: `${other.url}/film.webm` }).end();
    await expectFailure("The video was made, but could not be fetched: 302 Found");
    expect(other.fetched).toBe(0);
  });
});

import { expect, test } from "vitest";
import { filmName } from "~/tools/video/job.server";

test.each([
  ["Why is 0! = 1?", "video/mp4", "Why is 0 = 1.mp4"],
  ["  ../../etc/passwd  ", "video/webm", "etc passwd.webm"],
  ['a\nb\r\n"c"; filename=x', "video/mp4", "a b c filename=x.mp4"],
  ["Was heißt «π»? 数学", "video/quicktime", "Was heißt π 数学.mov"],
  ["???", "video/ogg", "video.ogv"],
  ["", "video/x-flv", "video.flv"],
  ["x".repeat(200), "video/mp4", `${"x".repeat(60)}.mp4`],
  ["𝛑".repeat(100), "video/mp4", `${"𝛑".repeat(60)}.mp4`],
  ["half \uD800 of a pair", "video/mp4", "half of a pair.mp4"],
  ["Sample", "video/vnd.dlna.mpeg-tts", "Sample.vnddlnampegtts"],
])("the film %j of type %s is saved as %s", (title, type, name) => {
  expect(filmName(title, type)).toBe(name);
});

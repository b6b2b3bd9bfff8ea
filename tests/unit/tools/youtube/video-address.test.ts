import { describe, expect, it, test } from "vitest";
import { isCollection, readVideoAddress } from "~/tools/youtube/video-address";
import { clockTime, watchAddress } from "~/tools/youtube/video-reference";

const ID = "dQw4w9WgXcQ";
const HOSTS = [
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "gaming.youtube.com",
  "studio.youtube.com",
  "uk.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
];
const PATHS = [
  `/watch?v=${ID}`,
  `/watch/?v=${ID}`,
  `//watch?v=${ID}`,
  `/watch?feature=share&v=${ID}&list=PLx&index=2`,
  `/watch?list=PL55713C70BA91BD6E&v=${ID}`,
  `/watch?app=desktop&amp;v=${ID}`,
  `/watch&v=${ID}`,
  `/watch/${ID}`,
  `/embed/${ID}`,
  `/embed/${ID}?rel=0&si=AbCdEf`,
  `/embed/watch?feature=player_embedded&v=${ID}`,
  `/v/${ID}?version=3&autohide=1`,
  `/v/${ID}&hl=en_US&fs=1`,
  `/vi/${ID}`,
  `/e/${ID}`,
  `/shorts/${ID}/`,
  `/shorts/${ID}?feature=share`,
  `/live/${ID}?si=x_y-z`,
  `/video/${ID}/edit`,
  `/?v=${ID}`,
  `/?vi=${ID}`,
  `/#/watch?v=${ID}`,
  `/user/Somebody#p/a/u/1/${ID}`,
  `/user/Somebody#p/u/1/${ID}`,
  `/movie?v=${ID}`,
  `/#!v=${ID}`,
  `/watch#!v=${ID}&feature=related`,
  `/#!/watch?v=${ID}`,
  `/watch?v=${ID}?si=AbC_dEf-12`,
  `/watch?feature=share?v=${ID}`,
  `/redirect?event=comments&q=https%3A%2F%2Fyoutu.be%2F${ID}`,
  `/attribution_link?a=8g8kPrPIi&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
  `/attribution_link?u=/watch%3Fv%3D${ID}`,
  `/oembed?url=http%3A//www.youtube.com/watch?v%3D${ID}&format=json`,
  `/redirect?q=${encodeURIComponent(`https://www.youtube.com/redirect?q=${encodeURIComponent(`https://youtu.be/${ID}`)}`)}`,
];
const SCHEMES = ["https://", "http://", "HTTPS://", "//", ""];

test.each(PATHS)("reads %s on every host, with and without a scheme", (path) => {
  for (const scheme of SCHEMES) {
    for (const host of [...HOSTS, "WWW.YouTube.COM", "www.youtube.com:443"]) {
      expect(readVideoAddress(` ${scheme}${host}${path}\n`), scheme + host + path).toEqual({ id: ID, start: 0 });
    }
  }
});

test.each([
  `https://youtu.be/${ID}`,
  `youtu.be/${ID}`,
  `http://www.youtu.be/${ID}/`,
  `https://YOUTU.BE/${ID}?si=aBcD_-12&feature=shared`,
  `https://youtu.be/${ID}&feature=youtube_gdata_player`,
  `https://y2u.be/${ID}`,
  `http://www.y2u.be/${ID}?t=5`,
  `https://i.ytimg.com/vi/${ID}/maxresdefault.jpg`,
  `https://i3.ytimg.com/vi_webp/${ID}/hqdefault.webp`,
  `http://img.youtube.com/vi/${ID}/0.jpg`,
  `https://www.google.com/url?q=https://youtu.be/${ID}&sa=D`,
  `https://www.google.co.uk/url?sa=t&url=${encodeURIComponent(`https://www.youtube.com/watch?v=${ID}`)}&usg=x`,
  `https://www.youtubekids.com/watch?v=${ID}`,
  `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&gl=DE`,
  `https://www.youtube.com/signin?next=%2Fwatch%3Fv%3D${ID}`,
  `https://youtu.be/watch?v=${ID}`,
  `https://www.youtube.com/tv#/watch?v=${ID}`,
  `<https://youtu.be/${ID}?si=x>`,
  `\u200b\u2068https://youtu.be/${ID}\u2069\u200e\ufeff`,
  ID,
  `  ${ID}\t`,
  `"${ID}"`,
  `'https://youtu.be/${ID}'`,
  ` “https://www.youtube.com/watch?v=${ID}” `,
  `«youtu.be/${ID}»`,
  `https://studio.youtube.com/video/${ID}/analytics/tab-overview/period-default`,
  `<object width="425"><param name="movie" value="http://www.youtube.com/v/AAAAAAAAAAA"></param><embed src="http://www.youtube.com/v/${ID}&hl=en" width="425"></embed></object>`,
  `<embed src="https://www.youtube.com/v/${ID}?version=3">`,
  `<div class="video"><iframe src="https://www.youtube.com/embed/${ID}"></iframe></div>`,
  `<p>\n<iframe width=1 src='https://www.youtube-nocookie.com/embed/${ID}'></iframe></p>`,
  `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x" title="a > b" allowfullscreen></iframe>`,
  `<IFRAME title='src=nothing' SRC='//www.youtube-nocookie.com/embed/${ID}'></IFRAME>`,
  `<iframe\n  data-src="https://youtu.be/AAAAAAAAAAA"\n  src=https://www.youtube.com/embed/${ID}>`,
])("reads %j", (text) => {
  expect(readVideoAddress(text)?.id).toBe(ID);
});

test.each([
  ["watch?v=ID&t=90", 90],
  ["watch?v=ID&t=90s", 90],
  ["watch?v=ID&t=1h2m3s", 3723],
  ["watch?t=2m&v=ID", 120],
  ["watch?v=ID&t=1h", 3600],
  ["watch?v=ID#t=1m5s", 65],
  ["embed/ID?start=42", 42],
  ["watch?v=ID&time_continue=7", 7],
  ["v/ID&t=8s", 8],
  ["watch?v=ID?t=9", 9],
  ["watch?v=ID&t=12.7s", 12],
  ["watch?v=ID&t=", 0],
  ["watch?v=ID&t=soon", 0],
  ["watch?v=ID&t=-5", 0],
  ["watch?v=ID&t=1e9", 0],
  ["watch?v=ID&t=99999999999999999999", 0],
  ["redirect?q=https%3A%2F%2Fyoutu.be%2FID%3Ft%3D30", 30],
])("starts %s at %i s", (path, start) => {
  expect(readVideoAddress(`https://www.youtube.com/${path.replace("ID", ID)}`)).toEqual({ id: ID, start });
});

const REFUSED = {
  "hosts that look alike": [
    "youtube.com.evil.example/",
    "notyoutube.com/",
    "evilyoutube.com/",
    "youtube.co/",
    "youtube.comm/",
    "my-youtube.com/",
    "evil.youtube.com/",
    "xn--youtbe-4ya.com/",
    "xn--outube-51a.com/",
    "yоutube.com/",
    "ｙoutube.com/",
    "youtube。com/",
    "youtube.com./",
    "youtu.be.example/",
    "example.org/www.youtube.com/",
    "example.org/?u=https://www.youtube.com/",
    "example.org#youtube.com/",
    "vimeo.com/",
  ].map((host) => `https://${host}watch?v=${ID}`),
  "user names, ports and other tricks before the host": [
    "youtube.com@evil.example",
    "www.youtube.com:443@evil.example",
    "user@youtube.com",
    "user:word@www.youtube.com",
    "@youtube.com",
    "youtube.com:8080",
    "youtube.com%2eevil.example",
    "www.youtube.com\\@evil.example",
    "you\ntube.com",
    "you\ttube.com",
    "evil.example\\.youtube.com",
    "",
  ].map((host) => `https://${host}/watch?v=${ID}`),
  "other schemes": [
    `vnd.youtube:${ID}`,
    `ftp://youtube.com/watch?v=${ID}`,
    `javascript://youtube.com/watch?v=${ID}`,
    `javascript:alert("${ID}")`,
    `data:text/html,https://youtu.be/${ID}`,
    `file:///watch?v=${ID}`,
    `view-source:https://youtu.be/${ID}`,
    `https:youtube.com/watch?v=${ID}`,
    `https//youtube.com/watch?v=${ID}`,
    `https:///youtube.com/watch?v=${ID}`,
  ],
  "playlists, channels and pages": [
    "playlist?list=PL55713C70BA91BD6E",
    "watch?list=PL55713C70BA91BD6E",
    "embed/videoseries?list=PL55713C70BA91BD6E",
    "embed/live_stream?channel=UCabcdefghijklmnopqrstuv",
    "@somebody",
    "channel/UCabcdefghijklmnopqrstuv",
    "c/somebody",
    "user/Somebody",
    "Somebody123",
    "shorts",
    "live/",
    "feed/trending",
    "results?search_query=dQw4w9WgXcQ",
    "",
    `clip/${ID}`,
    `embed/${ID}/more`,
    `playlist?v=${ID}`,
  ].map((path) => `https://www.youtube.com/${path}`),
  "ids of the wrong shape": [
    "dQw4w9WgXc",
    "dQw4w9WgXcQQ",
    "dQw4w9WgXc!",
    "dQw4w9WgXc.",
    "dQw4w9 gXcQ",
    "dQw4w9WgXcé",
    "dQw4w9WgXc%51",
    "",
    "%00%00%00%00%00%00%00%00%00%00%00",
  ].flatMap((id) => [
    id,
    `https://youtu.be/${id}`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/watch?v=${id.replace("%51", "%21")}`,
  ]),
  "links that lead elsewhere": [
    `https://www.google.com/url?q=https://evil.example/watch?v=${ID}`,
    `https://www.google.com/search?q=https://youtu.be/${ID}`,
    `https://google.evil.example/url?q=https://youtu.be/${ID}`,
    `https://www.google.com.evil.example/url?q=https://youtu.be/${ID}`,
    `https://i.ytimg.com.evil.example/vi/${ID}/0.jpg`,
    `https://i.ytimg.com/sb/${ID}/0.jpg`,
    `https://www.youtube.com/redirect?q=https://evil.example/watch?v=${ID}`,
    `https://www.youtube.com/redirect?q=//evil.example/watch?v=${ID}`,
    `https://www.youtube.com/redirect?q=${ID}`,
    "https://www.youtube.com/redirect",
    `https://www.youtube.com/attribution_link?u=https://youtube.com@evil.example/watch?v=${ID}`,
  ],
  "snippets of something else": [
    `<iframe src="https://evil.example/embed/${ID}"></iframe>`,
    `<iframe data-src="https://youtu.be/${ID}"></iframe>`,
    `<iframe></iframe src="https://youtu.be/${ID}">`,
    "<iframe src=javascript:0>",
    `<img src="https://youtu.be/${ID}">`,
    `<div><img src="https://youtu.be/${ID}"></div>`,
    `<p><iframe src="https://evil.example/${ID}"></iframe><iframe src="https://youtu.be/${ID}"></iframe></p>`,
    `<https://evil.example/${ID}>`,
    `<https://youtu.be/${ID}><https://youtu.be/AAAAAAAAAAA>`,
    `<script src="https://youtu.be/${ID}"></script>`,
    `<object data="https://youtu.be/${ID}"></object>`,
    `<embed src="https://evil.example/v/${ID}">`,
    "<iframe src",
  ],
  "nothing, prose and what is endless": [
    `"${ID}`,
    `${ID}"`,
    `""${ID}""`,
    '""',
    `"javascript:${ID}"`,
    `https://youtu.be/${ID}\u0000`,
    `https://youtu.be/${ID}.`,
    "",
    " ",
    "videoseries",
    "live_stream",
    `see https://youtu.be/${ID}`,
    `https://youtu.be/${ID} and more`,
    `https://www.youtube.com/watch?v=${ID}&x=${"y".repeat(2048)}`,
  ],
};

describe.each(Object.entries(REFUSED))("%s", (_kind, texts) => {
  test.each(texts)("%j is refused", (text) => {
    expect(readVideoAddress(text)).toBeNull();
  });
});

test.each([
  "https://www.youtube.com/playlist?list=PL55713C70BA91BD6E",
  "youtube.com/watch?list=PL55713C70BA91BD6E",
  "https://www.youtube.com/embed/videoseries?list=PL55713C70BA91BD6E",
  "https://m.youtube.com/@somebody/videos",
  "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv",
  "https://www.youtube.com/c/somebody",
  " https://www.youtube.com/user/Somebody ",
])("%j is a collection of videos", (text) => {
  expect(isCollection(text)).toBe(true);
  expect(readVideoAddress(text)).toBeNull();
});

test.each([
  "https://www.youtube.com/feed/trending",
  "https://evil.example/playlist?list=PL55713C70BA91BD6E",
  "https://youtu.be/none",
  "playlist",
  "",
])("%j is no collection of videos", (text) => {
  expect(isCollection(text)).toBe(false);
});

describe("whatever is pasted", () => {
  const everything = [...Object.values(REFUSED).flat(), ...PATHS.flatMap((path) => HOSTS.map((host) => host + path))];
  const mutants = everything.flatMap((text) => [
    text.slice(1),
    text.slice(0, -1),
    `${text}${text}`,
    text.toUpperCase(),
    encodeURIComponent(text),
    text.replace("/", "@"),
    text.replace(".", "\u2024"),
  ]);

  it("gives nothing, or an id of the right shape and a whole second", () => {
    for (const text of [...everything, ...mutants]) {
      const video = readVideoAddress(text);
      if (!video) continue;
      expect(video.id, text).toMatch(/^[A-Za-z0-9_-]{11}$/);
      expect(Number.isSafeInteger(video.start) && video.start >= 0, text).toBe(true);
    }
  });

  it("comes back from the address that it gives", () => {
    for (const id of [ID, "-wtIMTCHWuI", "___________", "00000000000"]) {
      for (const start of [0, 1, 59, 3723])
        expect(readVideoAddress(watchAddress({ id, start }))).toEqual({ id, start });
    }
  });

  it("is read in no time, however it is nested", () => {
    const started = performance.now();
    for (const part of ["<iframe ", "<iframe a=", "//", "%25", "&", "#p/a/", '="'])
      readVideoAddress(`<iframe ${part.repeat(300)}`.slice(0, 2048));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

test("a time is shown as players show it", () => {
  expect([0, 65, 600, 3723].map(clockTime)).toEqual(["0:00", "1:05", "10:00", "1:02:03"]);
});

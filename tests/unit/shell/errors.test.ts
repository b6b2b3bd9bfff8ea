import { expect, test } from "vitest";
import { errorPageText, routeErrorStatus } from "~/shell/errors";

test.each([
  ["a status", { status: 404, statusText: "", internal: false, data: null }, "Oops! Page not found"],
  ["a failure of ours", new Error("Unexpected Server Error"), "Something went wrong"],
  ["a mistake of ours", new TypeError("x is not a function"), "Something went wrong"],
  [
    "a mistake of ours that names loading",
    new TypeError("Cannot read properties of undefined (reading 'load')"),
    "Something went wrong",
  ],
  ["a mistake of ours that names fetching", new TypeError("fetcher.payload is not a network"), "Something went wrong"],
  ["a mistake of ours in reading", new SyntaxError("Unexpected end of JSON input"), "Something went wrong"],
  ["Chromium without a connection", new TypeError("Failed to fetch"), "The server cannot be reached"],
  [
    "Firefox without a connection",
    new TypeError("NetworkError when attempting to fetch resource."),
    "The server cannot be reached",
  ],
  ["Safari without a connection", new TypeError("Load failed"), "The server cannot be reached"],
  [
    "Chromium without a script",
    new TypeError("Failed to fetch dynamically imported module: /build/dialog.js"),
    "The server cannot be reached",
  ],
  [
    "Firefox without a script",
    new TypeError("error loading dynamically imported module: /build/dialog.js"),
    "The server cannot be reached",
  ],
  ["Safari without a script", new TypeError("Importing a module script failed."), "The server cannot be reached"],
  [
    "a proxy's page in the place of ours",
    new Error("Unable to decode turbo-stream response from URL: /dashboard.data"),
    "The server cannot be reached",
  ],
])("%s is told as what it is", (_what, error, title) => {
  expect(errorPageText(routeErrorStatus(error)).title).toBe(title);
});

import { expect, test } from "vitest";
import { errorTitle, statusOf } from "~/shell/error-page";

test.each([
  ["a status", { status: 404, statusText: "", internal: false, data: null }, "Oops! Page not found"],
  ["a failure of ours", new Error("Unexpected Server Error"), "Something went wrong"],
  ["a mistake of ours", new TypeError("x is not a function"), "Something went wrong"],
  ["Chromium without a connection", new TypeError("Failed to fetch"), "The server cannot be reached"],
  ["Firefox without a connection", new TypeError("NetworkError when attempting to fetch resource."), "The server cannot be reached"],
  ["Safari without a connection", new TypeError("Load failed"), "The server cannot be reached"],
  ["a proxy's page in the place of ours", new SyntaxError("Unexpected token <"), "The server cannot be reached"],
])("%s is told as what it is", (_what, error, title) => {
  expect(errorTitle(statusOf(error))).toBe(title);
});

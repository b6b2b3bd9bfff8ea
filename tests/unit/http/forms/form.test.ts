import { expect, test } from "vitest";
import { readForm, textField } from "~/http/forms/form.server";
import { thrownResponse } from "../../../support/app";

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";

test.each([
  ["no boundary", "multipart/form-data", "--x--"],
  ["nothing of its boundary", MULTIPART, "garbage"],
  ["no body", MULTIPART, ""],
  ["a part that breaks off", MULTIPART, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nunfinish'],
  ["a part without a name", MULTIPART, "--x\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n--x--\r\n"],
  ["JSON", "application/json", "{}"],
  ["plain text", "text/plain", "a=b"],
])("a body with %s answers 400, in words and with a way on", async (_what, type, body) => {
  const response = await thrownResponse(() => readForm(posted(type, body)));
  expect(response.status).toBe(400);
  expect(response.headers.get("Content-Type")).toMatch("text/html");
  expect(await response.text()).toMatch(/<h1>That could not be understood<\/h1>[^]*href="\/"/);
});

test("a body that breaks off on its way answers 400", async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error("aborted"));
    },
  });
  const request = new Request("http://localhost/", {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": URLENCODED },
  });
  expect((await thrownResponse(() => readForm(request))).status).toBe(400);
});

test("a broken escape in a field is text, as browsers take it", async () => {
  expect(textField(await readForm(posted(URLENCODED, "a=%E0%A4%A&b=100%")), "b")).toBe("100%");
});

test("a text field that is absent, or a file, is empty", async () => {
  const form = new FormData();
  form.set("file", new File(["x"], "x.txt"));
  form.set("text", "typed");
  expect([textField(form, "text"), textField(form, "file"), textField(form, "absent")]).toEqual(["typed", "", ""]);
});

function posted(type: string, body: string): Request {
  return new Request("http://localhost/", { method: "POST", body, headers: { "Content-Type": type } });
}

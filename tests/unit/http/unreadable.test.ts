import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { answerUnreadable } from "~/http/unreadable.server";

test("what makes no sense is never answered in the middle of another answer", async () => {
  const server = createServer((_request, response) => response.write("half an answer")).listen(0, "127.0.0.1");
  answerUnreadable(server);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [first] = (await once(socket, "data")) as [Buffer];
  socket.write("no request at all\r\n\r\n");
  expect(first.toString()).toContain("half an answer");
  expect(await text(socket)).not.toContain("HTTP/1.1");
  server.close();
});

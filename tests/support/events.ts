/** Reads server-sent events one after the other; null at their end. Comments are passed over. */
export function eventsOf(answer: Response): { next(): Promise<unknown> } {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<unknown> {
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      if (event.startsWith("data: ")) return JSON.parse(event.slice(6));
    }
    const read = await reader?.read();
    if (!read || read.done) return null;
    text += read.value;
    return next();
  }
  return { next };
}

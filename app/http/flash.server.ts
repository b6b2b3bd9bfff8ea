import { z } from "zod";
import { clearedCookie, signedCookie } from "./cookies.server";

const flashSchema = z.object({
  toast: z
    .object({ kind: z.enum(["success", "error", "info"]), title: z.string().optional(), text: z.string() })
    .optional(),
  event: z.enum(["SIGNED_IN", "SIGNED_OUT", "USER_UPDATED"]).optional(),
});

/** A message for the next page only: what to tell the person, and what to tell their other tabs. */
export type Flash = z.output<typeof flashSchema>;
export type Toast = NonNullable<Flash["toast"]>;

// In bytes of JSON: with its signature and attributes the header stays below 1 kB.
const LONGEST = { title: 80, text: 400 };

/** The Set-Cookie header that carries a flash to the next page. Long texts are cut, to stay below 1 kB. */
export function flash({ toast, event }: Flash): Promise<string> {
  const title = toast?.title && cut(toast.title, LONGEST.title);
  const short = toast && { ...toast, title, text: cut(toast.text, LONGEST.text) };
  return flashCookie().serialize({ toast: short, event });
}

/** The flash that a request carries, and the Set-Cookie header that removes it; null where there is none. */
export async function readFlash(request: Request): Promise<{ flash: Flash; clearCookie: string } | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("flash=")) return null;
  const parsed = flashSchema.safeParse(await flashCookie().parse(header));
  return { flash: parsed.success ? parsed.data : {}, clearCookie: await clearedCookie(flashCookie()) };
}

function cut(text: string, bytes: number): string {
  const characters = [...text].slice(0, bytes);
  while (Buffer.byteLength(JSON.stringify(characters.join(""))) > bytes) characters.pop();
  return characters.join("");
}

function flashCookie() {
  return signedCookie("flash", { maxAge: 120 });
}

import * as z from "zod";
import { clearedCookie, signedCookie } from "./cookies.server";

const flashSchema = z.object({
  toast: z
    .object({ kind: z.enum(["success", "error", "info"]), title: z.string().optional(), text: z.string() })
    .optional(),
  event: z.enum(["SIGNED_IN", "SIGNED_OUT", "USER_UPDATED"]).optional(),
  at: z.string().optional(),
});

/** A message for the next page. `at` names the page it is for, in case another tab loads one first. */
export type Flash = z.output<typeof flashSchema>;

// In bytes of JSON, which keeps the header below 1 kB.
const LONGEST = { title: 80, text: 360 };
const LONGEST_PATH = 40;

export function flash({ toast, event, at }: Flash): Promise<string> {
  const title = toast?.title && cut(toast.title, LONGEST.title);
  const short = toast && { ...toast, title, text: cut(toast.text, LONGEST.text) };
  return flashCookie().serialize({ toast: short, event, at: at?.slice(0, LONGEST_PATH) });
}

export async function readFlash(request: Request): Promise<{ flash: Flash; clearCookie: string } | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("flash=")) return null;
  const parsed = flashSchema.safeParse(await flashCookie().parse(header));
  const here = new URL(request.url).pathname.slice(0, LONGEST_PATH);
  if (parsed.data?.at !== undefined && parsed.data.at !== here) return null;
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

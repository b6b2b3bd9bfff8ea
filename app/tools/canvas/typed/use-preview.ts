import { useEffect, useRef, useState } from "react";
import type { Previewed } from "./read-preview";

const TYPING_MS = 250;

/** What has been typed since the page came, as it is read; null before. The reader is loaded with the first use. */
export function usePreview() {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function read(expression: string) {
    const number = ++latest.current;
    // Without the script there is no preview, but the server solves all the same.
    const script = await import("./read-preview").catch(() => null);
    if (number === latest.current) setPreviewed(script?.readPreview(expression) ?? null);
  }
  function onInput(expression: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read(expression), TYPING_MS);
  }
  return { previewed, onInput };
}

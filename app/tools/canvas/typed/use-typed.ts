import { useEffect, useRef, useState } from "react";

const TYPING_MS = 250;

/** What has been typed since the page came, once the typing rests; null before. */
export function useTyped() {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  function onInput(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyped(text), TYPING_MS);
  }
  return { typed, onInput };
}

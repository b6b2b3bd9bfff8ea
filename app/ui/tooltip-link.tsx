import { NavLink, type NavLinkProps } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";

const OPEN_MS = 700;
const SKIP_MS = 300;

let closedAt = -Infinity;

export function TooltipLink({ tooltip, ...link }: NavLinkProps & { tooltip: string }) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    // On the document: the mouse may rest here while the focus is elsewhere.
    const hide = ({ key }: KeyboardEvent) => key === "Escape" && setShown(false);
    document.addEventListener("keydown", hide);
    return () => document.removeEventListener("keydown", hide);
  }, [shown]);

  function open(delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), delay);
  }
  function close() {
    clearTimeout(timer.current);
    if (shown) closedAt = performance.now();
    setShown(false);
  }
  return (
    <span
      className="relative block"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") open(performance.now() - closedAt < SKIP_MS ? 0 : OPEN_MS);
      }}
      onPointerLeave={close}
    >
      <NavLink
        {...link}
        aria-describedby={shown ? id : undefined}
        onFocus={({ target }) => {
          if (target.matches(":focus-visible")) open(0);
        }}
        onBlur={close}
      />
      {shown ? (
        <span
          role="tooltip"
          id={id}
          className="absolute left-2 top-full z-20 w-max md:left-full md:top-0 max-w-[15rem] rounded bg-ink px-3 py-2 text-sm text-paper"
        >
          {tooltip}
        </span>
      ) : null}
    </span>
  );
}

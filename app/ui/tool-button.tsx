import type { ReactNode } from "react";

interface ToolButtonProps {
  /** Whether it is on; absent where it does something once. */
  pressed?: boolean;
  /** Whether it can do nothing now. */
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of a toolbar. What cannot be done now keeps its place in the row: the focus would be lost with it. */
export function ToolButton({ pressed, off, onClick, children, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      className="button-quiet px-3 aria-disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent"
      onClick={off ? undefined : onClick}
      {...rest}
    >
      {children}
    </button>
  );
}

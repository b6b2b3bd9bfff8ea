import type { ReactNode } from "react";

interface ToolButtonProps {
  pressed?: boolean;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Never `disabled`, which would lose the focus. */
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

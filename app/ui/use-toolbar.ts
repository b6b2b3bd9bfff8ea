import { type FocusEvent, type KeyboardEvent, useState } from "react";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes a row of controls one tab stop, which starts at `first`. */
export function useToolbar(first: string) {
  const [active, setActive] = useState(first);
  return {
    item: (name: string) => ({ "data-item": name, tabIndex: name === active ? 0 : -1 }),
    bar: {
      role: "toolbar",
      onFocus: (event: FocusEvent<HTMLElement>) => setActive(event.target.dataset.item ?? active),
      onKeyDown: moveAlong,
    },
  };
}

function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-item]")];
  const target = goal(event, items);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function goal({ key, target }: KeyboardEvent<HTMLElement>, items: HTMLElement[]): HTMLElement | undefined {
  const step = STEPS[key];
  const here = items.findIndex((item) => item === target);
  if (step !== undefined) return items[(here + step + items.length) % items.length];
  if (target instanceof HTMLInputElement && target.type === "range") return undefined;
  if (key === "Home") return items[0];
  return key === "End" ? items.at(-1) : undefined;
}

/** What the keyboard does with a drawing: a direction to the right and upwards, nearer (1) or farther (-1), or back to the start. */
export interface Steering {
  move: (right: number, up: number, fast: boolean) => void;
  zoom: (nearer: 1 | -1) => void;
  home: () => void;
}

const WAYS: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Does what a key says, while the focus is on the drawing. The answer is whether it says anything. */
export function steer({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, steering: Steering): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const way = WAYS[key];
  if (way) steering.move(...way, shiftKey);
  else if (key === "+" || key === "=") steering.zoom(1);
  else if (key === "-" || key === "_") steering.zoom(-1);
  else if (key === "0" || key === "Home") steering.home();
  else return false;
  return true;
}

export const HELP = {
  plane:
    "Drag to move, pinch or Ctrl and wheel to zoom. With the keyboard, in the drawing: arrow keys move, with Shift faster; + and − zoom; 0 resets the view.",
  surface:
    "Drag to turn, pinch or Ctrl and wheel to zoom. With the keyboard, in the drawing: arrow keys turn and tilt, with Shift faster; + and − zoom; 0 resets the view.",
};

export const NOT_LOADED = "This part of the page could not be loaded. Please try again.";

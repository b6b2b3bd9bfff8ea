/** How the drawing is handled, as it is told below it; while it is followed the tracer says so. */
export const HELP = {
  plane:
    "Drag to move, pinch or Ctrl and wheel to zoom. With the keyboard, in the drawing: arrow keys move, with Shift faster; + and − zoom; 0 goes back.",
  space:
    "Drag to turn, pinch or Ctrl and wheel to zoom. With the keyboard, in the drawing: arrow keys turn and tilt, with Shift faster; + and − zoom; 0 goes back.",
};

/** What is said where a script that something needs could not be fetched. */
export const NOT_LOADED = "This part of the page could not be loaded. Please try again.";

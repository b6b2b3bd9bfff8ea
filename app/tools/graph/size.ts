/** In user units. The page scales every drawing to its space. */
export const WIDTH = 800;
export const HEIGHT = 500;
export const SIZE = { width: WIDTH, height: HEIGHT };

/** The size of every drawing in user units. The page scales it to the space that it has. */
export const WIDTH = 800;
export const HEIGHT = 500;
export const SIZE = { width: WIDTH, height: HEIGHT };

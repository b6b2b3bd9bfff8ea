export { Bitmap, type Tile, UNDECIDED } from "./bitmap";

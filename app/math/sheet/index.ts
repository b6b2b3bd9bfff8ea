export { numbersOf, turnOf, wholeCurve } from "./parameter";
export {
  type Entry,
  type Point,
  type Range,
  type Sheet,
  type SheetError,
  type Slider,
  type Statement,
} from "./statement";

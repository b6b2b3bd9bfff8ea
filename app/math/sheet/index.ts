export { type MovingPoint, movingPoint, parameterRange } from "./moving-point";
export {
  type Entry,
  type PointExpression,
  type Range,
  type Sheet,
  type SheetError,
  type Slider,
  type Statement,
} from "./statement";

import { expect, test } from "vitest";
import { addMark, EMPTY, readDrawing, redo, type Stroke, strokesOf, undo } from "~/tools/canvas/drawing";

const line: Stroke = { colour: "#000000", size: 3, points: [0, 0, 10, 10] };
const dot: Stroke = { colour: "#ff0000", size: 20, points: [5, 5] };

test("undo takes back the last mark, a clearing too, and redo does it again", () => {
  const cleared = addMark(addMark(addMark(EMPTY, line), dot), "clear");
  expect(strokesOf(cleared)).toEqual([]);
  expect(strokesOf(undo(cleared))).toEqual([line, dot]);
  expect(strokesOf(undo(undo(cleared)))).toEqual([line]);
  expect(redo(redo(undo(undo(cleared))))).toEqual(cleared);
  expect(strokesOf(addMark(cleared, dot))).toEqual([dot]);
});

test("there is an end to undoing and redoing", () => {
  expect(undo(EMPTY)).toEqual(EMPTY);
  expect(redo(EMPTY)).toEqual(EMPTY);
});

test("something new makes what was undone gone", () => {
  expect(addMark(undo(addMark(EMPTY, line)), dot)).toEqual({ done: [dot], undone: [] });
});

test("a kept drawing is read as it was", () => {
  const drawing = undo(addMark(addMark(addMark(EMPTY, line), "clear"), dot));
  expect(readDrawing(JSON.stringify(drawing))).toEqual(drawing);
});

test.each([
  null,
  "",
  "[",
  "[]",
  "null",
  '{"done":[]}',
  '{"done":["blot"],"undone":[]}',
  '{"done":[{"colour":"red","size":3,"points":[]}],"undone":[]}',
  '{"done":[{"colour":"red","size":"3","points":[1,2]}],"undone":[]}',
  '{"done":[{"colour":"red","size":3,"points":["1",2]}],"undone":[]}',
])("%j is no drawing", (text) => {
  expect(readDrawing(text)).toEqual(EMPTY);
});

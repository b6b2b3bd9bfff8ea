import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { writeState } from "../address/state";
import type { Scene } from "../scene";
import { AddressBar, fillForm } from "./address-bar";
import { LiveView } from "./live-view";
import { loadDrawing } from "./load-drawing";
import type { LiveSheet } from "./load-drawing";

interface Options {
  scene: Scene;
  sheet: LiveSheet;
  isEdited: boolean;
  plane: RefObject<SVGGElement>;
  /** Called when the view comes to rest, with its search parameters. */
  onRest: (search: string) => void;
}

export function useLiveView({ scene, sheet, isEdited, plane, onRest }: Options): [view: LiveView<Scene>, shown: Scene] {
  const resting = useRef(() => {});
  const [view] = useState(() => new LiveView(scene, viewOf(sheet), () => resting.current()));
  const shown = useSyncExternalStore(view.subscribe, view.snapshot, view.snapshot);
  const address = useAddressBar();
  useEffect(() => {
    resting.current = () => {
      fillForm(view.request);
      const search = `?${writeState({ ...sheet.state, ...view.request })}`;
      address.current?.write(search);
      onRest(search);
    };
  });
  useEffect(() => (plane.current ? view.attach(plane.current) : undefined), [view, plane]);
  useEffect(() => {
    view.drawWith(() => loadDrawing(sheet));
    if (isEdited) view.redraw(viewOf(sheet));
    else {
      address.current?.forget();
      view.show(scene, viewOf(sheet));
    }
  }, [view, scene, sheet, isEdited, address]);
  useEffect(view.align, [view, shown]);
  return [view, shown];
}

function viewOf({ state: { window, turn, tilt } }: LiveSheet) {
  return { window, turn, tilt };
}

function useAddressBar() {
  const bar = useRef<AddressBar>();
  useEffect(() => {
    const mine = new AddressBar();
    bar.current = mine;
    return () => mine.close();
  }, []);
  return bar;
}

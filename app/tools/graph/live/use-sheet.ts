import { useEffect, useMemo, useRef, useState } from "react";
import type { Entry } from "../builtin/sheet";
import type { Slider } from "../engine";
import type { Mistake } from "../mistake";
import type { GraphPageData } from "../page.server";
import type { GraphState } from "../state";

/** What is drawn, and what is wrong with what is written: as the server read it, or the form since. */
export interface LiveSheet {
  state: GraphState;
  entries: Entry[];
  sliders: Slider[];
  mistakes: Mistake[];
}

const TYPING_MS = 250;

/** Keeps up with the form while it is filled in: what has a mistake is named, and the last good graph stays. */
export function useSheet(page: GraphPageData) {
  const [edit, setEdit] = useState<{ page: GraphPageData; sheet: LiveSheet } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), [page]);
  const served = useMemo(() => sheetOf(page), [page]);
  const sheet = edit?.page === page ? edit.sheet : served;
  async function read(form: HTMLFormElement) {
    const { readForm } = await import("./reading");
    if (!form.isConnected) return;
    const now = readForm(form);
    setEdit({ page, sheet: now.mistakes.length > 0 ? { ...sheet, mistakes: now.mistakes } : now });
  }
  function onInput(form: HTMLFormElement, field: EventTarget) {
    clearTimeout(timer.current);
    const isTyped = field instanceof HTMLInputElement && field.type === "text";
    if (isTyped) timer.current = setTimeout(() => void read(form), TYPING_MS);
    else void read(form);
  }
  return { sheet, isEdited: edit?.page === page, onInput };
}

function sheetOf({ state, plot, mistakes }: GraphPageData): LiveSheet {
  return { state, entries: plot?.entries ?? [], sliders: plot?.scene.sliders ?? [], mistakes };
}

import { useEffect, useMemo, useRef, useState } from "react";
import type { GraphPageData } from "../page-data";
import { NOT_LOADED } from "./messages";
import type { Reading } from "./read-form";

interface Edit extends Reading {
  page: GraphPageData;
}

const TYPING_MS = 250;

/** On a mistake, the last good graph stays. */
export function useSheet(page: GraphPageData) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [notice, setNotice] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), [page]);
  const served = useMemo(() => readingOf(page), [page]);
  const reading = edit?.page === page ? edit : served;
  async function read(form: HTMLFormElement, isTyped: boolean) {
    const number = ++latest.current;
    const script = await import("./read-form").catch(() => null);
    setNotice(script ? "" : NOT_LOADED);
    if (!script) return;
    const now = await script.readForm(form, isTyped);
    if (number !== latest.current || !form.isConnected) return;
    setEdit((before) => {
      const good = now.mistakes.length === 0 ? now.sheet : before?.page === page ? before.sheet : served.sheet;
      return { ...now, page, sheet: good };
    });
  }
  function onInput(form: HTMLFormElement, field: EventTarget) {
    if (page.plot?.sample) return;
    clearTimeout(timer.current);
    if (field instanceof HTMLInputElement && field.type === "text")
      timer.current = setTimeout(() => void read(form, true), TYPING_MS);
    else void read(form, false);
  }
  return { ...reading, isEdited: reading.sheet !== served.sheet, isTyped: reading !== served, onInput, notice };
}

function readingOf({ state, plot, mistakes }: GraphPageData): Reading {
  const sheet = { state, entries: plot?.entries ?? [], sliders: plot?.scene.sliders ?? [] };
  return { sheet, mistakes, texts: state.equations };
}

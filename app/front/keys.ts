/** Ctrl+Enter (or Cmd+Enter) in a textarea sends its form. */
export function watchKeys(): void {
  addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (!(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    target.form?.requestSubmit();
  });
}

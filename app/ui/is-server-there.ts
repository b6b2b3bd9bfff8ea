/** Whether the server answers, asked before something that would lose the open page if it did not. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}

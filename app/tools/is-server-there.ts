/** Whether the server answers: a page that asks in vain for more than this would be lost. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}

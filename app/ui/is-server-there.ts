/** Asked before what would lose the open page if the server did not answer. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}

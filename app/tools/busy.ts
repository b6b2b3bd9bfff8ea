/** What to tell whom the workers have no time for at the moment. */
export function busyMessage(retryAfterS: number): string {
  const when = retryAfterS === 1 ? "a second" : `${retryAfterS} seconds`;
  return `The server is busy with earlier requests. Try again in ${when}.`;
}

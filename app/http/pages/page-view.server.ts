/** Prefetches and HEAD are no page views. */
export function isPageView({ method, headers }: Request): boolean {
  return method === "GET" && !/prefetch|prerender/.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")}`);
}

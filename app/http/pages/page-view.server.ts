/** Whether a request is a page view: prefetches and HEAD are not. */
export function isPageView({ method, headers }: Request): boolean {
  return method === "GET" && !/prefetch|prerender/.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")}`);
}

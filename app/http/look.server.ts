/** Whether somebody looks at the page that this request asks for; not where it is a prefetch or HEAD. */
export function isLook({ method, headers }: Request): boolean {
  return method === "GET" && !/prefetch|prerender/.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")}`);
}

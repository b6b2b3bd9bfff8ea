/** Any other path: a route, so that the root's loader runs and the page has its frame. */
export function loader(): never {
  throw new Response("Not Found", { status: 404 });
}

export default function NotFound() {
  return null;
}

/** The product's name, in the one place where it stands. Quadrille is the ruling of squared paper. */
export const BRAND = "Quadrille";

/** The title of a page, as tabs and bookmarks show it. */
export function pageTitle(page: string): { title: string }[] {
  return [{ title: `${page} - ${BRAND}` }];
}

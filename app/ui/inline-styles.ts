import { createContext } from "react";

/** The text of the style sheets that stand in the pages themselves. */
export interface InlineStyles {
  /** For public pages: only what they use. */
  publicPages: string;
  /** For hydrated pages: everything. */
  hydratedPages: string;
}

/**
 * A style in the page saves a round trip before the first paint. Null in development, where pages load the style sheet
 * as a file. In the browser it holds what the server wrote, so that hydration finds the same.
 */
export const InlineStylesContext = createContext<InlineStyles | null>(null);

import { createContext } from "react";

export interface InlineStyles {
  publicPages: string;
  hydratedPages: string;
}

/** Saves a round trip before the first paint. Null in development. In the browser, what the server wrote. */
export const InlineStylesContext = createContext<InlineStyles | null>(null);

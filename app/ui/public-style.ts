import { createContext } from "react";

/**
 * The style of plain pages, to stand in the page: on a slow connection that spares a round trip before anything shows.
 * Null in the browser, which never draws a plain page, and in development.
 */
export const PublicStyleContext = createContext<string | null>(null);

import { createContext } from "react";

/** Of the page as the server sent it; empty in development, where no style stands in the page. */
export const NonceContext = createContext("");

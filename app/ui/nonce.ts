import { createContext } from "react";

/** Empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext("");

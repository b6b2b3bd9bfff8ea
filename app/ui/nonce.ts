import { createContext } from "react";

/** The nonce of the scripts in this page. Empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext("");

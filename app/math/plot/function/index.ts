export { plotExplicit } from "./explicit";

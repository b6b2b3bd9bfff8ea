export { plotExplicit } from "./plot-explicit";

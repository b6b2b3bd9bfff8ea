export { plotExplicit } from "./smooth-explicit";

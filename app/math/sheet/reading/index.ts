export { readSheet } from "./sheet";

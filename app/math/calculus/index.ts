export { derivative } from "./derivative";

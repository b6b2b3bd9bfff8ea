export { plotParametric, plotPolar } from "./curve";

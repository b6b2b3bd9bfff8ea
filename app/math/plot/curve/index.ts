export { plotParametric, plotPolar } from "./smooth-curve";

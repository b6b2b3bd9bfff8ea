export { Budget, type Clock, sureSteps, systemClock } from "./budget";

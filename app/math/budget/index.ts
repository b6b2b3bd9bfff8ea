export { Budget, type Clock, guaranteedSteps, systemClock } from "./budget";

export { Budget, type Clock, guaranteedSteps, systemClock } from "./budget";
export { Interrupted, interruptWhen, throwIfInterrupted } from "./interrupt";

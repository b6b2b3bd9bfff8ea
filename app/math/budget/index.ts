export { Budget, type Clock, guaranteedSteps, systemClock } from "./budget";
export { Interrupted, interruptWhen, OutOfTime, throwIfInterrupted, withinTime } from "./interrupt";

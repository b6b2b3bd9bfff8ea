import type { ActionFunctionArgs } from "@remix-run/node";
import { answerCalculation, answerVisit } from "~/tools/canvas/calculate.server";

export function loader() {
  return answerVisit();
}

/** For programs, which have a token and no cookies. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerCalculation({ request, context });
}

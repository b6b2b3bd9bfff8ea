import { ToolPicture } from "~/tools/pictures";
import { TOOLS, type Tool } from "~/tools/registry";
import { BRAND } from "./brand";

interface Step {
  title: string;
  text: string;
  tool?: Tool;
}

export const STEPS: readonly Step[] = [
  {
    title: `Welcome to ${BRAND}`,
    text: "Five tools for learning maths, with a sentence about each. You can close the tour at any time.",
  },
  ...TOOLS.map((tool) => ({ title: tool.name, text: tool.description, tool })),
  { title: "All set", text: "Start with whichever tool fits your question. The tour stays on your dashboard." },
];

export function TutorialStep({ step }: { step: Step }) {
  return (
    <div className="my-4 min-h-[10rem]">
      {step.tool ? <ToolPicture id={step.tool.id} /> : null}
      <p className="mt-3">{step.text}</p>
    </div>
  );
}

export function StepCount({ index }: { index: number }) {
  return (
    <p className="text-sm text-pencil">
      Step {index + 1} of {STEPS.length}
    </p>
  );
}

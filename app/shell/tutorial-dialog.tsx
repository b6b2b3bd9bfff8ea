import { useState } from "react";
import { Dialog } from "~/ui/dialog.client";
import { StepCount, STEPS, TutorialStep } from "./tutorial-steps";

export default function TutorialDialog({ onClose }: { onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const step = STEPS[index] ?? STEPS[0];
  if (!step) return null;
  const last = index === STEPS.length - 1;
  return (
    <Dialog title={step.title} onClose={onClose}>
      <div aria-live="polite">
        <StepCount index={index} />
        <TutorialStep step={step} />
      </div>
      <div className="flex flex-wrap justify-between gap-3">
        {/* Not `disabled`: going back to the first step would throw the focus out of the dialog. */}
        <button
          type="button"
          className="button-quiet aria-disabled:opacity-60"
          aria-disabled={index === 0}
          onClick={() => setIndex(Math.max(0, index - 1))}
        >
          Previous
        </button>
        <button type="button" className="button" onClick={last ? onClose : () => setIndex(index + 1)}>
          {last ? "Get Started" : "Next"}
        </button>
      </div>
    </Dialog>
  );
}

import { useState } from "react";

/** Copies the address of the graph as it is shown; where the browser does not allow that, it is shown to be copied. */
export function useCopy(say: (text: string) => void) {
  const [shown, setShown] = useState<string | null>(null);
  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      setShown(null);
      say("Link copied");
    } catch {
      setShown(address);
      say("The link can be copied from the field below the drawing.");
    }
  }
  return { shown, copy };
}

export function LinkField({ address }: { address: string }) {
  return (
    <label className="mt-2 block">
      <span className="font-semibold">Link to this graph</span>
      <input readOnly className="field font-mono" value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

void decodeData().then(() => startTransition(hydrate));

// Until the page's data is decoded, Remix's component suspends outside of any boundary, and a press in that moment makes
// React throw (its error 345). Called beforehand, it begins to decode and throws the promise of the end; till then the page
// works as it does without script.
async function decodeData() {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
}

import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type InlineStyles, InlineStylesContext } from "~/ui/inline-styles";

void decodeData().then(() => startTransition(hydrate));

// Until the page's data is decoded, Remix's component suspends outside of any boundary, and a click in that moment makes
// React throw error 345. Called here first, it starts decoding and throws the promise to wait for.
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
      <InlineStylesContext.Provider value={inlineStyles()}>
        <RemixBrowser />
      </InlineStylesContext.Provider>
    </StrictMode>,
  );
}

// React must find the style that the server wrote.
function inlineStyles(): InlineStyles | null {
  const style = document.head.querySelector("style");
  return style && { publicPages: "", hydratedPages: style.textContent ?? "" };
}

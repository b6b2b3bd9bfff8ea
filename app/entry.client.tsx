import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type InlineStyles, InlineStylesContext } from "~/ui/inline-styles";

void decodeData().then(() => startTransition(hydrate));

// Until the data is decoded, Remix suspends outside of any boundary, where a click throws React's error 345.
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

function inlineStyles(): InlineStyles | null {
  const style = document.head.querySelector("style");
  return style && { publicPages: "", hydratedPages: style.textContent ?? "" };
}

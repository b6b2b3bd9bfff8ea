import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type InlineStyles, InlineStylesContext } from "~/ui/inline-styles";
import { NonceContext } from "~/ui/nonce";

void decodeData().then(() => startTransition(hydrate));

// Until the data is decoded, Remix suspends outside of any boundary, where a click throws React's error 345.
async function decodeData() {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

// The document is rendered anew where its own error page is shown, so the style and its nonce are needed again.
function hydrate() {
  const style = document.head.querySelector("style");
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext.Provider value={style?.nonce ?? ""}>
        <InlineStylesContext.Provider value={style && inlineStyles(style)}>
          <RemixBrowser />
        </InlineStylesContext.Provider>
      </NonceContext.Provider>
    </StrictMode>,
  );
}

function inlineStyles({ textContent }: HTMLStyleElement): InlineStyles {
  const css = textContent ?? "";
  return { publicPages: css, hydratedPages: css };
}

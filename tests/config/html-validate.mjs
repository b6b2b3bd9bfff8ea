/**
 * What the server's HTML is held to: html-validate's recommended rules, but for those about taste.
 * @type {import("html-validate").ConfigData}
 */
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // React keeps its own spelling (charSet, dateTime), and the case of attributes means nothing in HTML.
    "attr-case": "off",
    // How React writes: <br/> as often as <br>, hidden="" for hidden.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // An input without a type is a text field, as everybody knows.
    "no-implicit-input-type": "off",
    // A title's length is a matter of search engines.
    "long-title": "off",
    // A name for a list is allowed and helps; the rule only advises against it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Our own files come from our own origin; whoever could change them could change the page.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

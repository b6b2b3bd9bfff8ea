/** @type {import("tailwindcss").Config} */
export default {
  content: ["./app/**/*.tsx"],
  darkMode: "class",
  // Each of these costs every page some bytes even where nothing uses it, and squared paper casts no shadows.
  corePlugins: {
    backdropFilter: false,
    backgroundOpacity: false,
    borderOpacity: false,
    borderSpacing: false,
    boxShadow: false,
    contain: false,
    divideOpacity: false,
    filter: false,
    fontVariantNumeric: false,
    gradientColorStops: false,
    ringWidth: false,
    scrollSnapType: false,
    textOpacity: false,
    touchAction: false,
    transform: false,
  },
  theme: {
    // In rem: where somebody has set larger text, the narrow layout comes sooner.
    screens: { sm: "40rem", md: "48rem", lg: "64rem", xl: "80rem" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: "rgb(var(--paper) / <alpha-value>)",
      sheet: "rgb(var(--sheet) / <alpha-value>)",
      grid: "rgb(var(--grid) / <alpha-value>)",
      line: "rgb(var(--line) / <alpha-value>)",
      ink: "rgb(var(--ink) / <alpha-value>)",
      pencil: "rgb(var(--pencil) / <alpha-value>)",
      accent: "rgb(var(--accent) / <alpha-value>)",
      "on-accent": "rgb(var(--on-accent) / <alpha-value>)",
      wash: "rgb(var(--wash) / <alpha-value>)",
      margin: "rgb(var(--margin) / <alpha-value>)",
      wrong: "rgb(var(--wrong) / <alpha-value>)",
      right: "rgb(var(--right) / <alpha-value>)",
      // What lies behind a dialog is dimmed in both themes.
      shade: "rgb(8 12 20 / <alpha-value>)",
    },
    extend: {
      // What keeps text off an edge follows the text only as far as a narrow window has room for both.
      padding: { 3: "min(0.75rem, 2.2vw)", 4: "min(1rem, 5vw)", 5: "min(1.25rem, 6vw)" },
      // Large already: in a narrow window they grow less than the text that they stand above.
      fontSize: {
        xl: ["clamp(1.125rem, 6.3vw, 1.25rem)", "1.4"],
        "2xl": ["clamp(1.25rem, 7.5vw, 1.5rem)", "1.33"],
        "3xl": ["clamp(1.375rem, 9.4vw, 1.875rem)", "1.2"],
        "4xl": ["clamp(1.375rem, 11.3vw, 2.25rem)", "1.11"],
      },
      fontFamily: {
        sans: ["system-ui", "-apple-system", "Segoe UI", "Roboto", "sans-serif"],
        serif: ["Iowan Old Style", "Charter", "Bitstream Charter", "Palatino Linotype", "Georgia", "serif"],
      },
    },
  },
};

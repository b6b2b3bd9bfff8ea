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
    gradientColorStops: false,
    ringWidth: false,
    scrollSnapType: false,
    textOpacity: false,
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
      fontFamily: {
        sans: ["system-ui", "-apple-system", "Segoe UI", "Roboto", "sans-serif"],
        serif: ["Iowan Old Style", "Charter", "Bitstream Charter", "Palatino Linotype", "Georgia", "serif"],
      },
    },
  },
};

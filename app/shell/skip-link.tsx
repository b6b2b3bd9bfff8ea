export function SkipLink() {
  return (
    <a href="#main" className="link sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-sheet focus:p-3">
      Skip to content
    </a>
  );
}

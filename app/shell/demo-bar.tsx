export function DemoBar() {
  return (
    <aside
      aria-label="Demo sign-in"
      className="print:hidden border-b border-line bg-ink px-4 py-2 text-center text-sm text-paper"
    >
      Demo sign-in is on: anyone who can reach this server can sign in as anybody.
    </aside>
  );
}

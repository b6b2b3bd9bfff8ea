import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { TABS, type TabId } from "./tabs";

/** Links; with JavaScript, tabs with a single tab stop, which keep each part's state. */
export function TabList({
  shown,
  label,
  children,
}: {
  shown: TabId;
  label: string;
  children: (tab: TabId) => ReactNode;
}) {
  const [selected, setSelected] = useState(shown);
  const scripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const select = (tab: TabId) => {
    setSelected(tab);
    history.replaceState(history.state, "", addressOf(location.search, tab));
  };
  const panels = scripted ? TABS : TABS.filter(({ id }) => id === selected);
  return (
    <>
      <Links role={scripted ? "tablist" : undefined} label={label}>
        {TABS.map((tab) => (
          <Tab key={tab.id} tab={tab} selected={tab.id === selected} scripted={scripted} onSelect={select} />
        ))}
      </Links>
      {panels.map(({ id }) => (
        <div
          key={id}
          id={`panel-${id}`}
          hidden={id !== selected}
          {...(scripted ? { role: "tabpanel", "aria-labelledby": `tab-${id}` } : {})}
        >
          {children(id)}
        </div>
      ))}
    </>
  );
}

function Links({ role, label, children }: { role: "tablist" | undefined; label: string; children: ReactNode }) {
  const className = "mb-6 mt-4 flex flex-wrap gap-x-2 border-b border-line";
  if (!role)
    return (
      <nav aria-label={label} className={className}>
        {children}
      </nav>
    );
  return (
    <div role={role} aria-label={label} className={className}>
      {children}
    </div>
  );
}

interface TabProps {
  tab: (typeof TABS)[number];
  selected: boolean;
  scripted: boolean;
  onSelect: (tab: TabId) => void;
}

function Tab({ tab: { id, label }, selected, scripted, onSelect }: TabProps) {
  const colours = selected ? "border-accent text-accent" : "border-transparent text-ink hover:border-line";
  const className = `-mb-px inline-flex min-h-[44px] items-center border-b-4 px-3 font-semibold no-underline ${colours}`;
  const href = addressOf(useLocation().search, id);
  if (!scripted)
    return (
      <a href={href} className={className} aria-current={selected ? "true" : undefined}>
        {label}
      </a>
    );
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  };
  const move = (event: KeyboardEvent) => {
    const next = nextTab(id, event.key);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <a
      id={`tab-${id}`}
      href={href}
      className={className}
      role="tab"
      aria-selected={selected}
      aria-controls={`panel-${id}`}
      tabIndex={selected ? 0 : -1}
      onClick={click}
      onKeyDown={move}
    >
      {label}
    </a>
  );
}

// Keeps the answers that the address holds.
function addressOf(search: string, tab: TabId): string {
  const params = new URLSearchParams(search);
  params.set("tab", tab);
  return `?${params}`;
}

/** Null for other keys. */
function nextTab(from: TabId, key: string): TabId | null {
  const at = TABS.findIndex(({ id }) => id === from);
  const last = TABS.length - 1;
  const steps: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
    " ": at,
  };
  const to = steps[key];
  return to === undefined ? null : (TABS[to]?.id ?? null);
}

function subscribeToNothing() {
  return () => undefined;
}

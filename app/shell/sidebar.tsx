import { useLocation } from "@remix-run/react";
import { TOOLS } from "~/tools/registry";
import { TooltipLink } from "~/ui/tooltip-link";
import { BRAND, Brand } from "./brand";
import { LogoutButton } from "./logout-button";
import { SettingsLink } from "./settings-link";

const PAGES = [{ name: "Dashboard", path: "/dashboard", description: "Your recent activity and all tools" }, ...TOOLS];

/** A column beside the page; on narrow screens, a menu above it. */
export function Sidebar() {
  // As the key of the menu, so that a new page closes it.
  const { pathname } = useLocation();
  return (
    <header className="print:hidden border-b border-line bg-sheet p-4 md:w-64 md:flex-none md:border-b-0 md:border-r">
      <div className="hidden md:block">
        <Brand />
        <Navigation label="Tools" />
      </div>
      <details key={pathname} className="md:hidden">
        <summary className="flex min-h-[44px] flex-wrap items-center justify-between font-semibold">
          <span className="font-serif text-xl">{BRAND}</span>
          <span className="button-quiet">Menu</span>
        </summary>
        <Navigation label="Menu" />
      </details>
    </header>
  );
}

function Navigation({ label }: { label: string }) {
  return (
    <>
      <nav aria-label={label} className="mb-6 mt-4">
        <ul className="space-y-1">
          {PAGES.map(({ name, path, description }) => (
            <li key={path}>
              <TooltipLink to={path} className={linkClass} tooltip={description}>
                {name}
              </TooltipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-2 border-t border-line pt-4">
        <SettingsLink className={linkClass} />
        <LogoutButton />
      </div>
    </>
  );
}

function linkClass({ isActive }: { isActive: boolean }): string {
  const marked = "border-margin bg-wash font-semibold text-ink";
  return `block rounded-r border-l-4 px-3 py-2 ${isActive ? marked : "border-transparent hover:border-line hover:underline"}`;
}

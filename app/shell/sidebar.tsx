import { useLocation } from "@remix-run/react";
import { TOOLS } from "~/tools/registry";
import { TooltipLink } from "~/ui/tooltip-link";
import { BRAND, Brand } from "./brand";
import { LogoutButton } from "./logout-button";
import { SettingsLink } from "./settings-link";

const PAGES = [{ name: "Dashboard", path: "/dashboard", description: "What you did last, and all tools" }, ...TOOLS];

/** The way around the signed-in pages: a column beside them, or a menu above them where it is narrow. */
export function Sidebar() {
  // A new place closes the menu: with another key it is another element.
  const { pathname } = useLocation();
  return (
    <header className="print:hidden border-b border-line bg-sheet p-4 md:w-64 md:flex-none md:border-b-0 md:border-r">
      <div className="hidden md:block">
        <Brand />
        <Ways label="Tools" />
      </div>
      <details key={pathname} className="md:hidden">
        <summary className="flex min-h-[44px] flex-wrap items-center justify-between font-semibold">
          <span className="font-serif text-xl">{BRAND}</span>
          <span className="button-quiet">Menu</span>
        </summary>
        <Ways label="Menu" />
      </details>
    </header>
  );
}

function Ways({ label }: { label: string }) {
  return (
    <>
      <nav aria-label={label} className="mb-6 mt-4">
        <ul className="space-y-1">
          {PAGES.map(({ name, path, description }) => (
            <li key={path}>
              <TooltipLink to={path} className={look} tooltip={description}>
                {name}
              </TooltipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-2 border-t border-line pt-4">
        <SettingsLink className={look} />
        <LogoutButton />
      </div>
    </>
  );
}

function look({ isActive }: { isActive: boolean }): string {
  const marked = "border-margin bg-wash font-semibold text-ink";
  return `block rounded-r border-l-4 px-3 py-2 ${isActive ? marked : "border-transparent hover:border-line hover:underline"}`;
}

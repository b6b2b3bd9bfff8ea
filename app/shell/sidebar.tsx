import { NavLink } from "@remix-run/react";
import { TOOLS } from "~/tools/registry";
import { BRAND } from "./brand";
import { LogoutButton } from "./logout-button";

const PAGES = [{ name: "Dashboard", path: "/dashboard" }, ...TOOLS];

/** The way around the signed-in pages, with the current one marked. */
export function Sidebar() {
  return (
    <header className="border-b border-line bg-sheet p-4 md:min-h-screen md:w-64 md:border-b-0 md:border-r">
      <a className="font-serif text-xl font-semibold" href="/">
        {BRAND}
      </a>
      <nav aria-label="Tools" className="my-4">
        <ul className="flex flex-wrap gap-1 md:flex-col">
          {PAGES.map(({ name, path }) => (
            <li key={path}>
              <SidebarLink path={path} name={name} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center gap-3">
        <SidebarLink path="/settings" name="Settings" />
        <LogoutButton />
      </div>
    </header>
  );
}

function SidebarLink({ path, name }: { path: string; name: string }) {
  return (
    <NavLink
      to={path}
      className={({ isActive }) =>
        `block rounded-md px-3 py-2 ${isActive ? "bg-accent font-semibold text-on-accent" : "hover:underline"}`
      }
    >
      {name}
    </NavLink>
  );
}

import { BRAND } from "./brand";

const LINKS = [
  { href: "/features", text: "Features" },
  { href: "/pricing", text: "Pricing" },
  { href: "/documentation", text: "Documentation" },
  { href: "/integrations", text: "Integrations" },
];

const UNLINKED = ["About Us", "Contact", "Privacy Policy", "Terms of Service"];

/** The foot of public pages. */
export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-sheet">
      <div className="mx-auto flex max-w-5xl flex-wrap gap-x-6 gap-y-2 px-4 py-8">
        <p className="font-serif font-semibold">{BRAND}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {LINKS.map(({ href, text }) => (
            <li key={href}>
              <a className="link" href={href}>
                {text}
              </a>
            </li>
          ))}
          {UNLINKED.map((text) => (
            <li key={text} className="text-pencil">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

import { Later } from "~/ui/later";
import { BRAND } from "./brand";

const LINKS = [
  { href: "/features", text: "Features" },
  { href: "/pricing", text: "Pricing" },
  { href: "/documentation", text: "Documentation" },
  { href: "/integrations", text: "Integrations" },
];

const UNWRITTEN = ["About Us", "Contact", "Privacy Policy", "Terms of Service"];

/** The foot of public pages. What is not written yet is named and leads nowhere. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-sheet">
      <div className="mx-auto grid max-w-5xl gap-6 px-4 py-8 sm:grid-cols-3">
        <div>
          <p className="font-serif text-lg font-semibold">{BRAND}</p>
          <p className="text-sm text-pencil">Maths on a machine that you own.</p>
        </div>
        <nav aria-label="More about it">
          <ul>
            {LINKS.map(({ href, text }) => (
              <li key={href}>
                <a className="link inline-block py-1" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className="pt-1 text-sm text-pencil">Not written yet:</p>
          <ul className="text-pencil">
            {UNWRITTEN.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            <Later label="GitHub" text="Will lead to the source code, once it is public." />
            <Later label="Mastodon" text="Will lead to our news, once there is an account." />
          </div>
        </div>
      </div>
    </footer>
  );
}

import { Later } from "~/ui/later";
import { BRAND } from "./brand";

const LINKS = [
  { href: "/features", text: "Features" },
  { href: "/pricing", text: "Pricing" },
  { href: "/documentation", text: "Documentation" },
  { href: "/integrations", text: "Integrations" },
];

const UNWRITTEN = ["About Us", "Contact", "Privacy Policy", "Terms of Service"];

/** What does not exist yet is named without a link. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-sheet">
      <div className="mx-auto grid max-w-5xl gap-6 px-4 py-8 sm:grid-cols-3">
        <div>
          <p className="font-serif text-lg font-semibold">{BRAND}</p>
          <p className="text-sm text-pencil">Maths on your own server.</p>
        </div>
        <nav aria-label="Site">
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
          <p className="pt-1 text-sm text-pencil">Coming later:</p>
          <ul className="text-pencil">
            {UNWRITTEN.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            <Later label="GitHub" text="Will link to the source code once it is public." />
            <Later label="Mastodon" text="Will link to our news once there is an account." />
          </div>
        </div>
      </div>
    </footer>
  );
}

import { ThemeForm } from "./theme-form";

/** The Appearance section of the Settings dialog and page. */
export function Appearance({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <section>
      <Heading>Appearance</Heading>
      <p className="mb-3 mt-1 text-pencil">Switch between light and dark themes for the application.</p>
      <ThemeForm />
    </section>
  );
}

const TEXTS: Record<number, { title: string; text: string }> = {
  400: { title: "That could not be understood", text: "The form did not arrive whole. Go back, and send it again." },
  404: { title: "Oops! Page not found", text: "Nothing is at this address. It may have moved, or have a typing mistake in it." },
  405: { title: "This page takes no forms", text: "Nothing was saved. Open the page again from its link." },
};

const OTHER = {
  title: "Something went wrong",
  text: "It was our fault, and it has been logged. What you had saved is safe; try again in a moment.",
};

/** What a person sees where a page cannot be shown. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = TEXTS[status] ?? OTHER;
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-16">
      <p className="text-pencil">{status}</p>
      <h1>{title}</h1>
      <p className="my-4">{text}</p>
      <a className="link" href="/">
        Return to Home
      </a>
    </main>
  );
}

/** The title of that page. */
export function errorTitle(status: number): string {
  return (TEXTS[status] ?? OTHER).title;
}

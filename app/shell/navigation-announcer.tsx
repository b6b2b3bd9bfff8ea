import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Browsers do this on a page load, the router does not: moves the focus to the heading, and announces the title. */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const [title, setTitle] = useState("");
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [pathname]);
  // Above the heading, in the page's padding: nothing moves.
  const loading = navigation.state === "loading" && navigation.location.pathname !== pathname;
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      <p role="status" className={loading ? "absolute -mt-7 text-pencil" : "sr-only"}>
        {loading ? "Loading..." : ""}
      </p>
    </>
  );
}

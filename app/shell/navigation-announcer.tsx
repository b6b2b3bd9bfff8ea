import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Does what browsers do on a page load and the router does not: after a client navigation, moves the focus to the new
 * page's heading and announces its title. While a page loads it says so.
 */
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
  // Shown above the heading, in the padding of the page: nothing moves.
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

import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * What browsers do on a page load and the router does not: after a client navigation the focus goes to the new
 * page's heading, and its title is announced. While a page is on its way it says so.
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
  const onItsWay = navigation.state === "loading" && navigation.location.pathname !== pathname;
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      <p role="status" className={onItsWay ? "absolute -mt-7 text-pencil" : "sr-only"}>
        {onItsWay ? "Loading..." : ""}
      </p>
    </>
  );
}

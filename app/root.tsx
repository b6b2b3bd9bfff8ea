import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { Theme, ThemeProvider, useTheme } from "remix-themes/build/theme-provider.js";
import { AuthProvider } from "~/accounts/auth-provider";
import { currentUser } from "~/accounts/guard.server";
import { env } from "~/http/config/env.server";
import { readFlash } from "~/http/pages/flash.server";
import { themeOf } from "~/http/forms/theme.server";
import { DemoBar } from "~/shell/demo-bar";
import { BRAND, pageTitle } from "~/shell/brand";
import { ErrorPage } from "~/shell/error-page";
import { routeErrorStatus } from "~/shell/errors";
import { THEME_ACTION, useStoredTheme } from "~/shell/theme-form";
import styles from "~/styles.css";
import { NonceContext } from "~/ui/nonce";
import { InlineStylesContext } from "~/ui/inline-styles";
import { THEME_SCRIPT } from "~/ui/theme-script";
import { ToastRegion } from "~/ui/toast";

const REFRESH_S = "2";

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export { unlessOffline as shouldRevalidate } from "~/http/pages/revalidate";

export const meta: MetaFunction = ({ error }) => (error ? pageTitle(BRAND, error) : [{ title: BRAND }]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const carried = await readFlash(request);
  const { theme, setCookies } = await themeOf(request);
  const headers = new Headers(setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
  if (carried) headers.append("Set-Cookie", carried.clearCookie);
  return data(
    {
      user: await currentUser({ request, context }),
      theme,
      mockProvider: env().mockProvider,
      flash: carried?.flash ?? null,
      frontScript: context.frontScript,
    },
    { headers },
  );
}

export default function App() {
  const { user } = useLoaderData<typeof loader>();
  const loading = useRevalidator().state === "loading";
  return (
    <AuthProvider user={user} loading={loading} event="INITIAL_SESSION">
      <Outlet />
    </AuthProvider>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  return (
    <ThemeProvider specifiedTheme={page?.theme ?? Theme.LIGHT} themeAction={THEME_ACTION}>
      <Document page={page}>{children}</Document>
    </ThemeProvider>
  );
}

function Document({
  page,
  children,
}: {
  page: ReturnType<typeof useRouteLoaderData<typeof loader>>;
  children: ReactNode;
}) {
  const [theme] = useTheme();
  useStoredTheme();
  const matches = useMatches();
  const hydrate = matches.some(({ handle }) => isHydrated(handle));
  const nonce = useContext(NonceContext);
  return (
    <html
      lang="en"
      className={theme === Theme.DARK ? "dark" : undefined}
      // The theme script may have changed the class.
      suppressHydrationWarning
      data-user={page?.user?.id}
      data-auth-event={page?.flash?.event}
      data-hydrate={hydrate ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {matches.some(({ data }) => wantsRefresh(data)) ? (
          <noscript>
            <meta httpEquiv="refresh" content={REFRESH_S} />
          </noscript>
        ) : null}
        <Meta />
        <Style hydrate={hydrate} />
        <Links />
        {page ? <script type="module" src={page.frontScript} /> : null}
      </head>
      <body>
        {page?.mockProvider ? <DemoBar /> : null}
        <ToastRegion toast={page?.flash?.toast} />
        {children}
        {hydrate ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

function Style({ hydrate }: { hydrate: boolean }) {
  const nonce = useContext(NonceContext);
  const inline = useContext(InlineStylesContext);
  if (!inline) return <link rel="stylesheet" href={styles} />;
  const css = hydrate ? inline.hydratedPages : inline.publicPages;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={routeErrorStatus(error)} />;
}

function wantsRefresh(data: unknown): boolean {
  return typeof data === "object" && data !== null && "refresh" in data && data.refresh === true;
}

function isHydrated(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true;
}

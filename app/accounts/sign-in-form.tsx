interface SignInWords {
  intent: "signin" | "signup";
  lead: string;
  busy: string;
  other: { text: string; link: string; path: string };
}

export const SIGN_IN: SignInWords = {
  intent: "signin",
  lead: "Sign in to continue learning.",
  busy: "Signing In...",
  other: { text: "No account yet?", link: "Sign up", path: "/signup" },
};

export const SIGN_UP: SignInWords = {
  intent: "signup",
  lead: "Join with your Google account. There is no password to remember.",
  busy: "Creating Account...",
  other: { text: "Already have an account?", link: "Sign in", path: "/signin" },
};

interface SignInFormProps {
  heading: string;
  words: SignInWords;
  returnTo: string;
  needsCookies: boolean;
  configured: boolean;
}

export function SignInForm({ heading, words, returnTo, needsCookies, configured }: SignInFormProps) {
  const { intent, lead, busy, other } = words;
  return (
    <div className="card mx-auto max-w-md">
      <h1>{heading}</h1>
      <p className="my-4">{lead}</p>
      {needsCookies ? (
        <p role="alert" className="my-4 text-wrong">
          Your browser is blocking cookies for this site. Allow them, then try again.
        </p>
      ) : null}
      {configured ? (
        <form method="post" action="/auth/google" data-sign-in>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <input type="hidden" name="display" value="page" />
          <button type="submit" className="button w-full" data-busy-label={busy}>
            Continue with Google
          </button>
        </form>
      ) : (
        <NotConfigured />
      )}
      <p className="mt-6">
        {other.text}{" "}
        <a className="link" href={returnTo ? `${other.path}?${new URLSearchParams({ returnTo })}` : other.path}>
          {other.link}
        </a>
      </p>
    </div>
  );
}

function NotConfigured() {
  return (
    <div>
      <p>Sign-in is not configured on this server. To enable it,</p>
      <ul className="ml-5 list-disc">
        <li>
          set <code>GOOGLE_CLIENT_ID</code> and <code>GOOGLE_CLIENT_SECRET</code> for sign-in with Google, or
        </li>
        <li>
          set <code>DEMO_SIGN_IN=true</code> to try everything with sample accounts,
        </li>
      </ul>
      <p>then restart the server.</p>
    </div>
  );
}

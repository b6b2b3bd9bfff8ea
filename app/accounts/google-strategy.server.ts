import { redirect, type SessionStorage } from "@remix-run/node";
import type { AuthenticateOptions } from "remix-auth";
import { GoogleStrategy } from "remix-auth-google";
import { errorMessage, log } from "~/http/config/log.server";
import { type Attempt, CALLBACK_PATH, callbackAddress, challengeOf } from "./attempt.server";
import type { Provider } from "./provider.server";
import { exchangeCode, fetchProfile, type Profile, ProviderRefusal, type Tokens } from "./tokens.server";

export interface Identity {
  profile: Profile;
  tokens: Tokens;
}

/** The library lacks PKCE and per-attempt states, but its steps are private: `authenticate` is replaced as a whole. */
export class GoogleSignIn extends GoogleStrategy<Identity> {
  constructor(
    private readonly provider: Provider,
    private readonly attempt: Attempt,
  ) {
    super({ clientID: provider.clientId, clientSecret: provider.clientSecret, callbackURL: callbackAddress() }, () =>
      Promise.reject(new Error("The library's own verification is not used.")),
    );
  }

  /** Throws a redirect Response, or AuthorizationError whose message the person may read. */
  override async authenticate(
    request: Request,
    storage: SessionStorage,
    options: AuthenticateOptions,
  ): Promise<Identity> {
    const url = new URL(request.url);
    try {
      if (url.pathname !== CALLBACK_PATH) throw redirect(await this.authorizationAddress());
      return await this.finish(url.searchParams);
    } catch (error) {
      if (error instanceof Response) throw error;
      log.warn("Sign-in failed", { error: errorMessage(error) });
      const message =
        error instanceof ProviderRefusal ? error.message : "Google could not be reached. Please try again.";
      return this.failure(message, request, storage, options);
    }
  }

  private async finish(answer: URLSearchParams): Promise<Identity> {
    const code = answer.get("code");
    if (answer.get("error") === "access_denied") throw new ProviderRefusal("You cancelled the sign-in with Google.");
    if (!code) throw new ProviderRefusal("Google did not complete the sign-in. Please try again.");
    const tokens = await exchangeCode(this.provider, code, this.attempt.verifier, callbackAddress());
    return { tokens, profile: await fetchProfile(this.provider, tokens.accessToken) };
  }

  private async authorizationAddress(): Promise<string> {
    const { authorize } = await this.provider.endpoints();
    const url = new URL(authorize);
    const parameters = {
      response_type: "code",
      client_id: this.provider.clientId,
      redirect_uri: callbackAddress(),
      scope: "openid email profile",
      state: this.attempt.state,
      code_challenge: challengeOf(this.attempt.verifier),
      code_challenge_method: "S256",
      access_type: "offline",
      prompt: this.attempt.consent ? "select_account consent" : "select_account",
      ...(this.attempt.loginHint ? { login_hint: this.attempt.loginHint } : {}),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }
}

import "@remix-run/node";

declare module "@remix-run/node" {
  /** What the process hands to every loader and action of one request. */
  interface AppLoadContext {
    nonce: string;
    requestId: string;
    /** Aborts when the client goes away; the Request's own signal may be collected unseen. */
    signal: AbortSignal;
    /** Address of the small script that public pages load. */
    frontScript: string;
  }
}

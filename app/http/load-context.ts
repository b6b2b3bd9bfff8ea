import "@remix-run/node";
import type { Bytes } from "./spool.server";

declare module "@remix-run/node" {
  /** What the process hands to every loader and action of one request. */
  interface AppLoadContext {
    nonce: string;
    requestId: string;
    /** The client's IP address, as far as the proxies in front are trusted. */
    address: string;
    /** Aborts when the client goes away; the Request's own signal may be collected unseen. */
    signal: AbortSignal;
    /** Waits until the client has taken what was written to it so far. Rejects when the client goes away. */
    drained: () => Promise<void>;
    /** Address of the small script that public pages load. */
    frontScript: string;
    /** The style of plain pages, to stand in the page; null in development, where they load the whole stylesheet. */
    publicStyle: string | null;
    /** What was posted, where it waits on disk: on the pages that take large files. The request's own body is empty then. */
    spool?: Bytes;
  }
}

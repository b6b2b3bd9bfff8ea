/** A call to an outside service that brought no usable answer. `status` is 0 where the network failed. */
export class OutboundError extends Error {
  override name = "OutboundError";
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** An address that is never asked, however often it is tried. */
export class RefusedAddress extends OutboundError {
  constructor(message: string) {
    super(message, 0);
  }
}

/** An outside service gave no usable answer. `status` is 0 if the network failed. */
export class OutboundError extends Error {
  override name = "OutboundError";
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export class RefusedAddress extends OutboundError {
  constructor(message: string) {
    super(message, 0);
  }
}

/** Timeouts of connections, in milliseconds. */
export interface NodeTimeouts {
  /** Until the headers of a request have arrived. */
  readonly headers: number;
  /** Until a request has arrived completely. */
  readonly request: number;
  /** Between two requests of a connection. */
  readonly keepAlive: number;
}

/** For all Node servers, including those of frameworks. */
export const defaultTimeouts: NodeTimeouts = { headers: 15_000, request: 120_000, keepAlive: 10_000 };

/** How often Node checks for connections that take too long, in milliseconds. */
export function checkingInterval({ headers }: NodeTimeouts): number {
  return Math.min(1_000, headers);
}

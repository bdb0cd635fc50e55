/** The response to a request, read completely. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Why there is no response: the server is not reachable, it took too long, or the response was too large. */
export interface NoResponse {
  readonly reason: string;
  /** Whether the server could not be reached at all. */
  readonly isUnreachable: boolean;
}

export function isReceived(received: Received | NoResponse): received is Received {
  return 'status' in received;
}

/** The body as JSON; undefined if it is not JSON. */
export function jsonOf(response: Received): unknown {
  try {
    return JSON.parse(textOf(response));
  } catch {
    return undefined;
  }
}

/** `Content-Type` as it was sent; undefined if there is none. */
export function contentTypeOf({ headers }: Received): string | undefined {
  const type = headers.get('content-type')?.trim();
  return type === '' ? undefined : type;
}

/**
 * The body as text, with its byte order mark, which JSON must not have (RFC 8259, section 8.1). Throws a TypeError if it is
 * not UTF-8.
 */
export function textOf({ body }: Received): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
}

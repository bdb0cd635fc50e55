import type { Client } from './client.ts';
import { headersOf } from './headers.ts';
import type { ApiRequest, CallOptions, Operation, Values } from './operation.ts';

/** Writes the request of a call. Throws a TypeError for values that cannot be sent. */
export async function writeRequest(
  client: Client,
  operation: Operation,
  values: Values,
  options?: CallOptions,
): Promise<ApiRequest> {
  const url = operation.writeUrl(client, values);
  const written = operation.write?.(values, operation);
  return {
    ...client,
    ...options,
    // Requests of operations without `write` have no body.
    body: undefined,
    ...written,
    operation,
    values,
    method: operation.method,
    origin: new URL(url).origin,
    url,
    headers: {
      accept: operation.accept,
      ...written?.headers,
      ...headersOf(client.headers),
      ...headersOf(options?.headers),
    },
  };
}

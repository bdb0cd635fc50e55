import { STATUS_CODES, type ServerResponse as NodeResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerResponse } from './message.ts';
import type { ApiServer } from './server.ts';

/** The status for bytes that are not a valid request, by the error code of Node. */
const statuses: ReadonlyMap<string | undefined, readonly [status: number, message: string]> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request took too long.']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'The chunk extensions are too long.']],
  ['HPE_HEADER_OVERFLOW', [431, 'The URL and the headers are too long.']],
]);

/** Connections that are closed after the response to the request that was followed by invalid bytes. */
const ending: WeakSet<Duplex> = new WeakSet();

/**
 * Responds with a problem to bytes that Node cannot parse as a request, and closes the connection, because it is
 * unknown where the next request begins. If a complete request before them still waits for its response, only that
 * response is sent before the connection is closed: a problem would be read as the response to that request (RFC 9112,
 * section 9.3.2).
 */
export function answerClientError(
  server: Refusing,
): (error: Error & { readonly code?: string }, connection: Duplex) => void {
  return ({ code }, connection: Connection) => {
    const pending = connection._httpMessage;
    if (code !== 'ECONNRESET' && ending.has(connection)) return;
    // If part of a response was sent, further bytes would be read as the rest of it.
    if (code === 'ECONNRESET' || !connection.writable || pending?.headersSent === true) {
      connection.destroy();
      return;
    }
    if (pending?.req.complete === true) {
      ending.add(connection);
      pending.setHeader('connection', 'close');
      return;
    }
    const [status, message] = statuses.get(code) ?? [400, 'The request is not valid HTTP.'];
    Promise.resolve(server.refuse({ status, message })).then(
      (response) => end(connection, response),
      () => connection.destroy(),
    );
    // A client that continues to send and never reads must not keep the connection open.
    setTimeout(() => connection.destroy(), 1_000).unref();
  };
}

/** The members used of a server; a promise while the server is being created. */
export interface Refusing {
  refuse(...problem: Parameters<ApiServer['refuse']>): ServerResponse | Promise<ServerResponse>;
}

function end(connection: Duplex, { status, headers, body }: ServerResponse): void {
  const text = typeof body === 'string' ? body : '';
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

/** A connection with the response that is sent next, as Node's own handler of these errors sees it. */
interface Connection extends Duplex {
  readonly _httpMessage?: NodeResponse | null;
}

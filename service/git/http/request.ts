import type { ServerResponse } from 'node:http';
import type { RepositoryContext } from '../context.ts';
import type { GitAccess } from '../repository-store.ts';

/** A request of a git client, with additions of the store. */
export interface GitRequest {
  readonly context: RepositoryContext;
  readonly access: GitAccess;
  /** Folder for bodies of pushes. */
  readonly temporary: string;
  readonly maxPushBytes: number;
  /** Milliseconds without data after which a clone or push ends. */
  readonly idle: number;
}

/** Milliseconds that a client gets to send the rest of a request that was refused. */
const restTimeout = 2_000;

/**
 * Ends a request with a line of text. The rest of the body is read and dropped for a while: most clients read no
 * response before they have sent all, and lose it if the connection is reset (RFC 9112, section 9.6).
 */
export function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const request = response.req;
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), restTimeout);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}

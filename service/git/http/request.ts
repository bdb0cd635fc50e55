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

/** Ends a request with a line of text. The rest of the body is not read. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end(`${text}\n`);
}

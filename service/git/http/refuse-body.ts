import type { IncomingMessage, ServerResponse } from 'node:http';
import { GitFailed, storageError, StorageFull, TooLarge } from '../errors.ts';
import { refuse } from './request.ts';

/** Responds that a body was refused. A disconnected client gets no response. */
export function refuseBody(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const known = storageError(error);
  if (known instanceof TooLarge) refuse(response, 413, 'The request is too large');
  else if (known instanceof StorageFull) refuse(response, 507, known.message);
  else if (!request.complete) response.destroy();
  else if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
    refuse(response, 400, 'The body is not gzip');
  } else if (error instanceof GitFailed && isAboutRequest(error)) {
    refuse(response, 400, 'The body is not a request of git');
  } else refuse(response, 500, 'git failed');
}

/** Whether git ended because the request was invalid. */
function isAboutRequest({ stderr }: GitFailed): boolean {
  return /protocol error|bad line length|hung up unexpectedly|expected |not our ref|unknown (?:object|command)/i.test(
    stderr,
  );
}

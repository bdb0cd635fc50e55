import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { TooLarge } from '../errors.ts';
import type { RunningGit } from '../process.ts';
import { cgiVariables, parseHead, type CgiHead } from './cgi.ts';
import { refuseBody } from './refuse-body.ts';
import type { GitRequest } from './request.ts';

/** Milliseconds after which a clone or push is ended, even on a slow connection. */
const timeout = 3_600_000;

/** The body for git: decompressed if the client compressed it. Undefined for an encoding that no client of git uses. */
export function plainBody(request: IncomingMessage): Readable | undefined {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return request;
  if (encoding !== 'gzip' && encoding !== 'x-gzip') return undefined;
  const gunzip = createGunzip();
  // The body can fail before it is read: then only the reader gets the error.
  gunzip.on('error', () => undefined);
  request.once('error', (error) => gunzip.destroy(error));
  return request.pipe(gunzip);
}

/**
 * Passes the bytes on; `TooLarge` if there are more than `maximum`. The request stays open, so that it can have a
 * response.
 */
export async function* bounded(source: Readable, maximum: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maximum) throw new TooLarge('The request is too large');
    yield part;
  }
}

/**
 * Starts `git http-backend`, which reads the request from its standard input.
 * @param settings of git, for this request only: `receive.denyNonFastForwards=true`
 */
export async function startBackend(
  request: IncomingMessage,
  git: GitRequest,
  {
    query,
    settings = [],
    signal,
  }: { readonly query: string; readonly settings?: readonly string[]; readonly signal?: AbortSignal },
): Promise<RunningGit> {
  const { context, access } = git;
  const target = {
    folder: context.folder,
    suffix: access.suffix,
    query,
    userName: access.userName ?? 'anonymous',
  };
  return await context.stream([...settings.flatMap((setting) => ['-c', setting]), 'http-backend'], {
    env: cgiVariables(request, target),
    keepInput: true,
    timeout,
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Reads the head of the response from a running backend. The rest of its output stays in the stream. */
export async function readHead(stdout: Readable): Promise<CgiHead | undefined> {
  let data = Buffer.alloc(0);
  for (;;) {
    const part = stdout.read() as Buffer | null;
    if (part === null) {
      if (stdout.readableEnded || stdout.destroyed) return undefined;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          for (const name of ['readable', 'end', 'close', 'error']) stdout.off(name, done);
          resolve();
        };
        for (const name of ['readable', 'end', 'close', 'error']) stdout.once(name, done);
      });
      continue;
    }
    data = Buffer.concat([data, part]);
    const head = parseHead(data);
    if (head !== undefined) return head;
    if (data.length > 64 * 1024) return undefined;
  }
}

/** Runs the backend for a request that changes nothing, and sends its output. A client that disconnects ends it. */
export async function runBackend(
  request: IncomingMessage,
  response: ServerResponse,
  git: GitRequest,
  { query, body }: { readonly query: string; readonly body: Iterable<Buffer> | AsyncIterable<Buffer> },
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  request.setTimeout(git.idle, () => void request.destroy());
  const running = await startBackend(request, git, { query, signal: gone.signal });
  void running.ended.catch(() => undefined);
  let failure: unknown;
  const sent = pipeline(body, running.child.stdin).catch((error: unknown) => {
    failure = error;
    running.stop();
  });
  try {
    const head = await readHead(running.child.stdout);
    if (head === undefined) {
      const ended = running.ended.catch((error: unknown) => (failure ??= error));
      // No more output will come: a process that does not end by itself is ended.
      await Promise.race([ended, wait(2000, undefined, { ref: false })]);
      running.stop();
      await ended;
      return refuseBody(request, response, failure);
    }
    for (const [name, value] of head.headers) response.appendHeader(name, value);
    response.writeHead(head.status);
    response.setTimeout(git.idle, () => void response.destroy());
    if (head.rest.length > 0) response.write(head.rest);
    // Abandoned output aborts the response, which would never end otherwise.
    await pipeline(running.child.stdout, response);
    await sent;
  } catch {
    response.destroy();
  } finally {
    running.stop();
  }
}

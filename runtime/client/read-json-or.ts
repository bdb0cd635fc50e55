import type { ApiRequest } from './operation.ts';
import { readJson } from './exchange.ts';
import { readStream } from './read-stream.ts';
import { readText } from './text.ts';

/** Reads what says that it is JSON, and leaves everything else to the caller as a stream. */
export function readJsonOrStream(response: Response, request: ApiRequest): unknown {
  return isJson(response) ? readJson(response, request) : readStream(response, request);
}

/** Reads what says that it is JSON, and everything else as text. */
export function readJsonOrText(response: Response, request: ApiRequest): unknown {
  return isJson(response) ? readJson(response, request) : readText(response, request);
}

function isJson({ headers }: Response): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

import type { ApiRequest } from './operation.ts';
import { readBody } from './exchange.ts';
import { readStream } from './read-stream.ts';
import { readText } from './read-text.ts';

/** Parses bodies whose media type is JSON, and returns all others as a stream. */
export function readJsonOrStream(response: Response, request: ApiRequest): unknown {
  return isJson(response) ? readBody(response, request) : readStream(response, request);
}

/** Parses bodies whose media type is JSON, and reads all others as text. */
export function readJsonOrText(response: Response, request: ApiRequest): unknown {
  return isJson(response) ? readBody(response, request) : readText(response, request);
}

function isJson({ headers }: Response): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

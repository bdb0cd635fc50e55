import { readBody } from './exchange.ts';
import type { ApiRequest } from './operation.ts';

/** Reads the text of a body. */
export async function readText(response: Response, request: ApiRequest): Promise<string> {
  return ((await readBody(response, request, String)) ?? '') as string;
}

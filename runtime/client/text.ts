import type { ApiRequest } from './operation.ts';

/**
 * The text of a body (UTF-8), of `maxBytes` at most: they are counted when they are decompressed. Where the platform has no
 * streams, only the text that came is counted.
 */
export async function textOf(response: Response, { maxBytes = 1e8 }: ApiRequest): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk; (chunk = (await reader?.read())?.value);) {
    if ((bytes += chunk.length) > maxBytes) throw new RangeError('the body is larger than maxBytes');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

import type { ApiRequest } from './operation.ts';

/** A response of any class: of `fetch`, of a package that stands in for it, or of a test. */
interface AnyResponse {
  readonly body?: Partial<ReadableStream<Uint8Array>> | null;
  /** Set by a `fetch` whose responses keep to `maxBytes` by themselves: it takes the place of `body`, which need not be made then. */
  readonly fetch?: AnyResponse['body'];
  text(): Promise<string>;
}

/**
 * The text of a body (UTF-8). Throws a RangeError beyond `maxBytes`, which count what is decompressed. What has no web
 * stream reads its text by itself, and is measured then.
 */
export async function textOf(response: AnyResponse, { maxBytes = 1e8 }: ApiRequest): Promise<string> {
  const reader = (response.fetch ?? response.body)?.getReader?.();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part; (part = reader ? (await reader.read()).value : !bytes && (await response.text()));) {
    if ((bytes += part.length) > maxBytes) {
      await reader?.cancel();
      throw new RangeError('the body is larger than maxBytes');
    }
    text += reader ? decoder.decode(part as Uint8Array, { stream: true }) : part;
  }
  return text + decoder.decode();
}

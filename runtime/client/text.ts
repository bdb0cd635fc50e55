/** A response of any make: its body is a stream of the platform or of Node, or it has a text alone. */
interface AnyResponse extends Omit<Response, 'body'> {
  readonly body?: (ReadableStream & { readonly getReader?: unknown; readonly pipe?: unknown }) | null;
}

type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** The body of a response as a stream. What is no stream of Node or the platform is read whole first. */
export async function streamOf(response: AnyResponse): Promise<Stream> {
  const { body } = response;
  return new Response(body?.getReader || body?.pipe ? body : await response.text()).body as Stream;
}

/** The text of a body (UTF-8). Throws a RangeError beyond `maxBytes`, which count what is decompressed. */
export async function readText(
  response: AnyResponse,
  { maxBytes: left = 1e8 }: { readonly maxBytes?: number | undefined },
): Promise<string> {
  const reader = (await streamOf(response)).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk; (chunk = (await reader.read()).value); text += decoder.decode(chunk, { stream: true }))
    if ((left -= chunk.length) < 0) {
      await reader.cancel();
      throw new RangeError('body exceeds maxBytes');
    }
  return text + decoder.decode();
}

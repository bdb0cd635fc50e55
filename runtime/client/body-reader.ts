/** A response of any implementation, whose body is a stream of the platform or of Node, or only a text. */
interface AnyResponse extends Omit<Response, 'body'> {
  readonly body?: (ReadableStream & { readonly getReader?: unknown; readonly pipe?: unknown }) | null;
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Reads the body of a response in chunks. A body without a stream is one chunk. */
export async function readerOf(
  response: AnyResponse,
): Promise<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>> {
  const { body } = response;
  return (
    new Response(body?.getReader || body?.pipe ? body : await response.text()).body as Bytes
  ).getReader();
}

/** A response of any implementation: its body is a stream of the platform or of Node, or it has only a text. */
interface AnyResponse extends Omit<Response, 'body'> {
  readonly body?: (ReadableStream & { readonly getReader?: unknown; readonly pipe?: unknown }) | null;
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Reads the body of a response in pieces. A body that is not a stream of Node or the platform is read completely first. */
export async function readerOf(
  response: AnyResponse,
): Promise<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>> {
  const { body } = response;
  return (
    new Response(body?.getReader || body?.pipe ? body : await response.text()).body as Bytes
  ).getReader();
}

/** A response of any implementation: its body is a stream of the platform or of Node, or it has only a text. */
interface AnyResponse extends Omit<Response, 'body'> {
  readonly body?: (ReadableStream & { readonly getReader?: unknown; readonly pipe?: unknown }) | null;
}

type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** The body of a response as a stream. A body that is not a stream of Node or the platform is read completely first. */
export async function streamOf(response: AnyResponse): Promise<Stream> {
  const { body } = response;
  return new Response(body?.getReader || body?.pipe ? body : await response.text()).body as Stream;
}

import type { ApiRequest } from './operation.ts';
import { streamOf } from './stream.ts';

/** Returns the body as a stream of bytes, and reports its progress to `onProgress`. */
export async function readStream(
  response: Response,
  { onProgress }: ApiRequest,
): Promise<ReadableStream<Uint8Array>> {
  const stream = await streamOf(response);
  let loaded = 0;
  return onProgress
    ? stream.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            onProgress({
              loaded: (loaded += chunk.length),
              // Without the header, the total is 0.
              total: +(response.headers.get('content-length') as string) || undefined,
            });
            controller.enqueue(chunk);
          },
        }),
      )
    : stream;
}

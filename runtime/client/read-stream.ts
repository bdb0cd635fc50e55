import type { ApiRequest } from './operation.ts';
import { streamOf } from './text.ts';

/** Leaves a body to the caller as a stream of bytes, which tells of its progress where that is asked for. */
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
              // No header counts as 0.
              total: +(response.headers.get('content-length') as string) || undefined,
            });
            controller.enqueue(chunk);
          },
        }),
      )
    : stream;
}

import type { ApiRequest } from './operation.ts';

/** Leaves a body to the caller as a stream of bytes, which tells of its progress where that is asked for. */
export function readStream(
  { body, headers }: Response,
  { onProgress }: ApiRequest,
): ReadableStream<Uint8Array> {
  const stream = body ?? new Blob([]).stream();
  let loaded = 0;
  return onProgress
    ? stream.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            loaded += chunk.byteLength;
            onProgress({ loaded, total: Number(headers.get('content-length')) || undefined });
            controller.enqueue(chunk);
          },
        }),
      )
    : stream;
}

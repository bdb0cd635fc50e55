import { fail } from './errors.ts';
import type { ApiRequest } from './operation.ts';
import { readerOf } from './body-reader.ts';

/**
 * Returns the body as a stream of bytes, and reports the progress to `onProgress`. A stream fails with the same errors as a
 * call: a `ConnectionError`, or the reason for which the caller has aborted.
 */
export async function readStream(
  response: Response,
  request: ApiRequest,
): Promise<ReadableStream<Uint8Array>> {
  const reader = await readerOf(response);
  let loaded = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) =>
      reader.read().then(
        ({ value }) => {
          if (!value) return controller.close();
          request.onProgress?.({
            loaded: (loaded += value.length),
            // Without the header, the total is 0.
            total: +(response.headers.get('content-length') as string) || undefined,
          });
          controller.enqueue(value);
        },
        (thrown: unknown) => fail(request, thrown),
      ),
    cancel: (reason) => reader.cancel(reason),
  });
}

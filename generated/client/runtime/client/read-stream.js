import { streamOf } from "./text.js";
/** Leaves a body to the caller as a stream of bytes, which tells of its progress where that is asked for. */
export async function readStream(response, { onProgress }) {
    const stream = await streamOf(response);
    let loaded = 0;
    return onProgress
        ? stream.pipeThrough(new TransformStream({
            transform(chunk, controller) {
                loaded += chunk.byteLength;
                onProgress({ loaded, total: Number(response.headers.get('content-length')) || undefined });
                controller.enqueue(chunk);
            },
        }))
        : stream;
}

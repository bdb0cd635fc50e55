/** Leaves a body to the caller as a stream of bytes, which tells of its progress where that is asked for. */
export function readStream({ body, headers }, { onProgress }) {
    const stream = body ?? new Blob([]).stream();
    let loaded = 0;
    return onProgress
        ? stream.pipeThrough(new TransformStream({
            transform(chunk, controller) {
                loaded += chunk.byteLength;
                onProgress({ loaded, total: Number(headers.get('content-length')) || undefined });
                controller.enqueue(chunk);
            },
        }))
        : stream;
}

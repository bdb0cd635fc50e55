/** Leaves a body to the caller as a stream of bytes. */
export function readStream({ body, headers }, { onProgress }) {
    const stream = body ?? new Blob([]).stream();
    return onProgress === undefined
        ? stream
        : stream.pipeThrough(counting(onProgress, Number(headers.get('content-length')) || undefined));
}
/** Passes bytes on and tells how many there were. */
function counting(onProgress, total) {
    let loaded = 0;
    return new TransformStream({
        transform(chunk, controller) {
            loaded += chunk.byteLength;
            onProgress({ loaded, total });
            controller.enqueue(chunk);
        },
    });
}
//# sourceMappingURL=read-stream.js.map
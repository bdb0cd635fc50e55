import { collectBytes, limitBytes, streamPieces } from "./bytes.js";
/** Answers a request of the Fetch Standard. */
export async function answerFetch(server, request) {
    const { status, headers, body } = await server.handle(serverRequest(request));
    if (body === undefined || typeof body === 'string')
        return new Response(body ?? null, { status, headers });
    return new Response(readableStream(body), { status, headers });
}
function serverRequest(request) {
    const { method, url, headers, body, signal } = request;
    // `URL` would decide anew what the path is; the Fetch Standard has already put it into its normal form.
    const [, scheme = '', path = '', query = ''] = /^([a-z]+):\/\/[^/?#]*([^?#]*)\??([^#]*)/.exec(url) ?? [];
    return {
        method,
        path: path === '' ? '/' : path,
        query,
        headers: requestHeaders(headers),
        body: body === null ? undefined : requestBody(body, headers.get('content-length')),
        scheme,
        signal,
        id: undefined,
        log: undefined,
    };
}
function requestHeaders(headers) {
    return { get: (name) => headers.get(name) ?? undefined, entries: () => headers.entries() };
}
function requestBody(body, contentLength) {
    return {
        length: contentLength === null ? undefined : Number(contentLength),
        read: (limit) => collectBytes(limitBytes(streamPieces(body), limit)),
        stream: () => streamPieces(body),
    };
}
function readableStream(body) {
    const pieces = body instanceof Uint8Array ? [body].values() : body[Symbol.asyncIterator]();
    return new ReadableStream({
        async pull(controller) {
            const next = await pieces.next();
            if (next.done === true)
                controller.close();
            else
                controller.enqueue(next.value);
        },
        async cancel() {
            await pieces.return?.();
        },
    });
}

/** Sends text, bytes, a Blob or a stream as it is. */
export function writeRaw({ body }, { contentType = '' }) {
    return body === undefined
        ? undefined
        : { headers: { 'content-type': contentType }, content: body };
}

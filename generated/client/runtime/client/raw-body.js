/** Sends text, bytes, a Blob or a stream as it is. */
export function writeRaw({ body }, { contentType = '' }) {
    return { headers: { 'content-type': contentType }, body: body, duplex: 'half' };
}

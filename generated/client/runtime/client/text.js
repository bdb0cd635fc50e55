/**
 * The text of a body (UTF-8). Throws a RangeError beyond `maxBytes`, which count what is decompressed. What is no `Response` of
 * the platform, or has no stream, reads its text by itself.
 */
export async function textOf(response, { maxBytes: left = 1e8 }) {
    const reader = response instanceof Response && response.body?.getReader();
    if (!reader)
        return response.text();
    const decoder = new TextDecoder();
    let text = '';
    for (let chunk; (chunk = (await reader.read()).value);) {
        if ((left -= chunk.length) < 0) {
            await reader.cancel();
            throw new RangeError('the body is larger than maxBytes');
        }
        text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
}

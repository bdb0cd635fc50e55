/** The body of a response as a stream. What is no stream of Node or the platform is read whole first. */
export async function streamOf(response) {
    const { body } = response;
    return new Response(body?.getReader || body?.pipe ? body : await response.text()).body;
}
/** The text of a body (UTF-8). Throws a RangeError beyond `maxBytes`, which count what is decompressed. */
export async function textOf(response, { maxBytes: left = 1e8 }) {
    const reader = (await streamOf(response)).getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let chunk; (chunk = (await reader.read()).value); text += decoder.decode(chunk, { stream: true }))
        if ((left -= chunk.length) < 0) {
            await reader.cancel();
            throw new RangeError('the body is larger than maxBytes');
        }
    return text + decoder.decode();
}

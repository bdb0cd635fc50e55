/** Writes a form part by part as it is sent, so that no file has to be held. */
export function streamForm(parts) {
    const boundary = `form-${Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join('')}`;
    const chunks = chunksOf(parts, boundary);
    const body = new ReadableStream({
        async pull(controller) {
            const { done, value } = await chunks.next();
            if (done)
                controller.close();
            else
                controller.enqueue(value);
        },
        async cancel() {
            await chunks.return();
        },
    });
    return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
async function* chunksOf(parts, boundary) {
    const encoder = new TextEncoder();
    for (const { name, content, fileName } of parts) {
        const file = fileName === undefined ? '' : `; filename="${quote(fileName)}"`;
        const type = typeof content === 'string'
            ? ''
            : `content-type: ${(content instanceof Blob && content.type) || 'application/octet-stream'}\r\n`;
        yield encoder.encode(`--${boundary}\r\ncontent-disposition: form-data; name="${quote(name)}"${file}\r\n${type}\r\n`);
        if (typeof content === 'string')
            yield encoder.encode(content);
        else
            yield* bytesOf(content instanceof Blob ? content.stream() : content);
        yield encoder.encode('\r\n');
    }
    yield encoder.encode(`--${boundary}--\r\n`);
}
async function* bytesOf(stream) {
    const reader = stream.getReader();
    try {
        for (let read = await reader.read(); !read.done; read = await reader.read())
            yield read.value;
    }
    finally {
        await reader.cancel();
    }
}
/** As forms of browsers are written (HTML Standard, multipart form data). */
function quote(name) {
    return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
//# sourceMappingURL=multipart-stream.js.map
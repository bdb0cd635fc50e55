/** Writes a body as JSON. */
export function writeJson({ body }, { contentType = '' }) {
    return body === undefined
        ? undefined
        : { headers: { 'content-type': contentType }, content: JSON.stringify(body) };
}

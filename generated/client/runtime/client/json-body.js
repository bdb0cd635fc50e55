/** Writes a body as JSON. */
export function writeJson({ body }, { contentType }) {
    return { headers: { 'content-type': contentType }, body: JSON.stringify(body) };
}

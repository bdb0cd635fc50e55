/** Writes a body as JSON, where there is one. */
export function writeJson({ body }, { contentType }) {
    if (body === undefined)
        return undefined;
    return { headers: { 'content-type': contentType }, body: JSON.stringify(body) };
}

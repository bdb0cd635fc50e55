/** Writes the request of a call. Throws a TypeError for values that cannot be sent. */
export async function writeRequest(client, operation, values, options) {
    const path = operation.writePath?.(values, operation) ?? operation.template;
    const query = operation.writeQuery?.(values, operation);
    const body = await operation.writeBody?.(values, operation);
    return {
        ...options,
        operation,
        values,
        url: client.baseUrl + path + (query ? `?${query}` : ''),
        method: operation.method,
        headers: {
            accept: operation.accept,
            ...body?.headers,
            ...operation.writeHeaders?.(values, operation),
            ...lowerCase(client.headers),
            ...lowerCase(options.headers),
        },
        content: body?.content,
    };
}
/** Headers by their names in lower case, so that one replaces the other. */
function lowerCase(headers) {
    return headers && Object.fromEntries(new Headers(headers));
}

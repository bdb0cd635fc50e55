import { headersOf } from "./headers.js";
/** Writes the request of a call. Throws a TypeError for values that cannot be sent. */
export async function writeRequest(client, operation, values, options) {
    const url = operation.writeUrl(client, values);
    const written = operation.write?.(values, operation);
    return {
        ...client,
        ...options,
        ...written,
        operation,
        values,
        method: operation.method,
        origin: new URL(url).origin,
        url,
        body: written?.body,
        headers: {
            accept: operation.accept,
            ...written?.headers,
            ...headersOf(client.headers),
            ...headersOf(options?.headers),
        },
    };
}

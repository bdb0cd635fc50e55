import { baseOf } from "./client.js";
import { mergeHeaders } from "./headers.js";
/** Writes the request of a call. Throws a TypeError for values that cannot be sent. */
export async function writeRequest(client, operation, values, options) {
    const path = operation.writePath(values, operation);
    const query = operation.writeQuery?.(values, operation);
    const written = values.body === undefined ? undefined : operation.writeBody?.(values, operation);
    return {
        ...client,
        ...options,
        operation,
        values,
        url: baseOf(client, operation) + path + (query ? `?${query}` : ''),
        method: operation.method,
        headers: mergeHeaders({ accept: operation.accept, ...written?.headers, ...operation.writeHeaders?.(values, operation) }, client.headers, options?.headers),
        body: written?.body,
    };
}
//# sourceMappingURL=request.js.map
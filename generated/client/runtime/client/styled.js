import { encodeHeaders } from "../parameters/encode-headers.js";
import { encodeCookies, encodeQuery } from "../parameters/encode-pairs.js";
import { encodePath } from "../parameters/encode-path.js";
import { asQuery } from "./query.js";
/** Writes a path whose parameters have a style or span segments, with the codec. */
export function writePath({ path = {} }, { segments = [], path: parameters = [] }) {
    return encodePath({ segments, parameters, values: path });
}
/** Writes a query of any values with the codec. */
export function writeQuery({ query = {} }, operation) {
    return asQuery(encodeQuery(operation.query, query));
}
/** Writes header parameters and cookies with the codec, and the body. Browsers send cookies of their own instead. */
export function writeHeaders(values, operation) {
    const written = operation.writeBody?.(values, operation);
    const headers = encodeHeaders(operation.header ?? [], values.header ?? {});
    const cookies = encodeCookies(operation.cookie ?? [], values.cookie ?? {});
    const named = headers.map(([name, text]) => [name.toLowerCase(), text]);
    return {
        ...written,
        headers: { ...written?.headers, ...Object.fromEntries(named), ...(cookies && { cookie: cookies }) },
    };
}

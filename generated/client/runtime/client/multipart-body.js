import { writeParts } from "./multipart-stream.js";
/**
 * Writes a form in parts (RFC 7578): files as they are, everything else as in a form without files. With
 * a stream among the files the body is a stream too, which can be sent once.
 */
export function writeMultipart({ body }, operation) {
    const parts = Object.entries(body).flatMap(([name, value]) => partsOf(name, value, operation));
    return writeParts(parts, operation.contentType);
}
function partsOf(name, value, operation) {
    if (value === undefined)
        return [];
    if (isFile(value))
        return [{ name, content: contentOf(value), fileName: value instanceof File ? value.name : name }];
    if (Array.isArray(value) && value.some(isFile)) {
        return value.flatMap((item) => partsOf(name, isFile(item) ? item : [item], operation));
    }
    return operation.writeFields({ body: { [name]: value } }, operation)
        .split('&')
        .filter((pair) => pair !== '')
        .map((pair) => textPart(pair, operation.partTypes?.[name]));
}
export function isFile(value) {
    return value instanceof Blob || value instanceof Uint8Array || value instanceof ReadableStream;
}
function contentOf(file) {
    return file instanceof Uint8Array ? new Blob([file]) : file;
}
/** The texts of a form stand in parts as they are, without the encoding of a query. */
function textPart(pair, type) {
    const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
    return { name, content: type ? new Blob([value], { type }) : value, fileName: undefined };
}

import { malformed } from "./multipart-fault.js";
import { readMediaType } from "./media-type.js";
/** Reads the head of a part, without the empty line behind it. Throws a `Refusal` of 400 where it is malformed. */
export function readHead(text) {
    const headers = new Map();
    for (const line of text.split('\r\n')) {
        if (line === '')
            continue;
        const colon = line.indexOf(':');
        if (colon < 1 || /^\s/.test(line))
            throw malformed('a header of a part is malformed');
        headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
    }
    const disposition = headers.get('content-disposition') ?? '';
    const name = dispositionParameter(disposition, 'name');
    if (!/^form-data\s*(?:;|$)/i.test(disposition) || name === undefined)
        throw malformed('a part has no name');
    const contentType = headers.get('content-type');
    return {
        name,
        filename: dispositionParameter(disposition, 'filename'),
        contentType: contentType === undefined ? undefined : readMediaType(contentType)?.essence,
    };
}
/**
 * Browsers escape quotes as `%22` and leave backslashes as they are (HTML Standard, multipart/form-data encoding
 * algorithm); others escape quotes with a backslash. So a backslash before a quote is one of the value where the quote
 * ends it: before `;` or at the end.
 */
const parameters = /;[ \t]*([\w-]+\*?)=(?:"((?:[^"\\]|\\"(?![ \t]*(?:;|$))|\\(?!"(?![ \t]*(?:;|$))))*)"|([^";\s]*))/g;
function dispositionParameter(disposition, name) {
    for (const [, key = '', quoted, token] of disposition.matchAll(parameters)) {
        if (key.toLowerCase() !== name)
            continue;
        const value = quoted?.replaceAll('\\"', '"') ?? token ?? '';
        return utf8(value).replaceAll(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));
    }
    return undefined;
}
/** Text of a head, which was read byte by byte, as UTF-8. */
function utf8(text) {
    return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}

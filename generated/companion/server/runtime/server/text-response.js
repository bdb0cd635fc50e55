import { ServerResponse } from 'node:http';
/**
 * How Node is best told to write a text of so many bytes in UTF-8. As many bytes as characters are ASCII, which is
 * written faster when Node knows: it would make room for three bytes a character otherwise.
 */
export function encodingOf(text, length = Buffer.byteLength(text)) {
    return length === text.length ? 'latin1' : 'utf8';
}
/** Responses of a framework that ends them with a whole text and names no encoding. */
export class TextResponse extends ServerResponse {
    end(chunk, encoding, callback) {
        const known = typeof chunk === 'string' ? (encoding ?? encodingOf(chunk)) : encoding;
        return super.end(chunk, known, callback);
    }
}

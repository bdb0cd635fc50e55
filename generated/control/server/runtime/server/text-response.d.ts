import { ServerResponse, type IncomingMessage } from 'node:http';
/**
 * How Node is best told to write a text of so many bytes in UTF-8. As many bytes as characters are ASCII, which is
 * written faster when Node knows: it would make room for three bytes a character otherwise.
 */
export declare function encodingOf(text: string, length?: number): 'latin1' | 'utf8';
/** Responses of a framework that ends them with a whole text and names no encoding. */
export declare class TextResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    end(chunk?: unknown, encoding?: unknown, callback?: unknown): this;
}

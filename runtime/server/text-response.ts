import { ServerResponse as NodeResponse, type IncomingMessage } from 'node:http';

/** A character takes three bytes at most in UTF-8, a pair of surrogates four. */
const scratch = /* @__PURE__ */ (() => Buffer.allocUnsafeSlow(3 * 65_536))();

/**
 * A text as Node sends it fastest; its `length` is the number of its bytes. ASCII stays a text, to be sent in Latin-1: Node would
 * make room for three bytes a character otherwise. All else becomes its bytes in UTF-8. To write a text into memory that is there
 * already takes a fifth of the time in which Node counts its bytes.
 */
export function fastText(text: string): string | Buffer {
  const hasRoom = text.length * 3 <= scratch.length;
  const length = hasRoom ? scratch.write(text) : Buffer.byteLength(text);
  if (length === text.length) return text;
  return hasRoom ? Buffer.from(scratch.subarray(0, length)) : Buffer.from(text);
}

/** Responses of a framework that ends them with a whole text and names no encoding. */
export class TextResponse<Request extends IncomingMessage = IncomingMessage> extends NodeResponse<Request> {
  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const isText = typeof chunk === 'string' && (encoding ?? undefined) === undefined;
    return isText
      ? super.end(fastText(chunk), 'latin1', callback as () => void)
      : super.end(chunk, encoding as BufferEncoding, callback as () => void);
  }
}

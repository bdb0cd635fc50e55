import { ServerResponse as NodeResponse, type IncomingMessage } from 'node:http';

/** A UTF-16 code unit takes at most three bytes in UTF-8; a pair of surrogates takes four. */
const scratch = /* @__PURE__ */ (() => Buffer.allocUnsafeSlow(3 * 65_536))();

/**
 * A text as Node sends it fastest; its `length` is the number of its bytes. ASCII stays a text and is sent as Latin-1;
 * otherwise Node would allocate three bytes for each character. Other texts become UTF-8 bytes: writing a text into
 * existing memory takes a fifth of the time in which Node counts its bytes.
 */
export function fastText(text: string): string | Uint8Array {
  const hasRoom = text.length * 3 <= scratch.length;
  const length = hasRoom ? scratch.write(text) : Buffer.byteLength(text);
  if (length === text.length) return text;
  return hasRoom ? Buffer.from(scratch.subarray(0, length)) : Buffer.from(text);
}

/** Responses of a framework that ends them with the complete text and no encoding. */
export class TextResponse<Request extends IncomingMessage = IncomingMessage> extends NodeResponse<Request> {
  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const isText = typeof chunk === 'string' && (encoding ?? undefined) === undefined;
    return isText
      ? super.end(fastText(chunk), 'latin1', callback as () => void)
      : super.end(chunk, encoding as BufferEncoding, callback as () => void);
  }
}

import type { MediaType } from '../contract/media-type.ts';
import { malformed } from './multipart-fault.ts';
import { readHead, type PartHead } from './multipart-head.ts';
import { latin1, MultipartInput } from './multipart-input.ts';

/** A part whose content has not been read yet. It can be read until the next part is requested. */
export interface RawPart extends PartHead {
  readonly content: AsyncGenerator<Uint8Array, void, undefined>;
}

/** The most bytes of the headers of one part, and of the text before the first part. */
const LONGEST_HEAD = 8_192;

/** The boundary of a multipart media type; undefined if there is no valid one (RFC 2046, section 5.1.1). */
export function boundaryOf({ parameters }: MediaType): string | undefined {
  const boundary = parameters.get('boundary');
  return boundary !== undefined && /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/.test(boundary)
    ? boundary
    : undefined;
}

/**
 * Parses a multipart body while it arrives (RFC 2046, section 5.1; RFC 7578), with at most one chunk in memory. Throws
 * a `Refusal` of 400 if it is malformed or ends too early. Parts that were not read are skipped.
 */
export async function* splitMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<RawPart, void, undefined> {
  const input = new MultipartInput(source);
  try {
    // If the body begins with the first delimiter, there is no line break before it.
    input.prepend(lineBreak);
    const delimiter = ascii(`\r\n--${boundary}`);
    for await (const _ of input.until(delimiter, LONGEST_HEAD));
    while (await isFollowedByPart(input)) {
      const head = readHead(latin1(await input.line(emptyLine, LONGEST_HEAD)));
      const content = input.until(delimiter, Number.POSITIVE_INFINITY);
      yield { ...head, content: borrowed(content) };
      for await (const _ of content);
    }
  } finally {
    await input.close();
  }
}

/** The same chunks; when the reader stops, the rest stays unread. */
async function* borrowed(pieces: AsyncGenerator<Uint8Array, void, undefined>): RawPart['content'] {
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
}

/** The last delimiter is followed by two hyphens, all others by white space and a line break. */
async function isFollowedByPart(input: MultipartInput): Promise<boolean> {
  const next = await input.take(2);
  if (next === '--') return false;
  if (next === '\r\n') {
    input.prepend(lineBreak);
    return true;
  }
  const padding = latin1(await input.line(lineBreak, 128));
  if (!/^[ \t]*$/.test(next + padding)) throw malformed('a boundary is followed by text');
  input.prepend(lineBreak);
  return true;
}

const lineBreak: Uint8Array = /* @__PURE__ */ ascii('\r\n');
const emptyLine: Uint8Array = /* @__PURE__ */ ascii('\r\n\r\n');

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

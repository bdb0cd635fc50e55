import type { Operation, Values, WrittenBody } from './operation.ts';

/** Sends text, bytes, a Blob or a stream as it is. */
export function writeRaw({ body }: Values, { contentType = '' }: Operation): WrittenBody | undefined {
  return body === undefined
    ? undefined
    : { headers: { 'content-type': contentType }, content: body as WrittenBody['content'] };
}

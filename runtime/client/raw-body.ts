import type { Operation, Values, WrittenBody } from './operation.ts';

/** Sends text, bytes, a Blob or a stream as it is. */
export function writeRaw({ body }: Values, { contentType = '' }: Operation): WrittenBody {
  return { headers: { 'content-type': contentType }, body: body as WrittenBody['body'] };
}

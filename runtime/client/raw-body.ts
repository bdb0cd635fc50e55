import type { Operation, Values, Written } from './operation.ts';

/** Sends text, bytes, a Blob or a stream as it is. */
export function writeRaw({ body }: Values, { contentType = '' }: Operation): Written {
  return { headers: { 'content-type': contentType }, body: body as Written['body'], duplex: 'half' };
}

import type { Operation, Values, Written } from './operation.ts';

/** Writes text, bytes, a Blob or a stream. Throws a TypeError for a text with a lone surrogate, which UTF-8 cannot encode. */
export function writeRaw({ body }: Values, { contentType = '' }: Operation): Written {
  if (typeof body === 'string' && /\p{Cs}/u.test(body))
    throw new TypeError('A text with a lone surrogate cannot be sent.');
  return { headers: { 'content-type': contentType }, body: body as Written['body'], duplex: 'half' };
}

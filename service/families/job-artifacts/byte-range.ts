import { Refusal } from '../../../generated/server/index.js';
import type { ByteRange } from '../../blobs/blob-store.ts';

/**
 * The part that a `Range` header requests (RFC 9110 14.1.2). Undefined for the whole: without the header, and for
 * several parts, other units and invalid headers, which a server may ignore. Refuses a range after the end with 416.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const { first = '', last = '' } =
    /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/.exec(header ?? '')?.groups ?? {};
  if (first === '' && last === '') return undefined;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) throw notSatisfiable();
  return { start, end };
}

function suffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) throw notSatisfiable();
  return { start: Math.max(0, size - length), end: size };
}

function notSatisfiable(): Refusal {
  return new Refusal({ status: 416, message: '416 Range Not Satisfiable' });
}

/** The bytes of a part of a content that is read from its start. */
export async function* partOf(
  content: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array, void, undefined> {
  let at = 0;
  for await (const piece of content) {
    const from = Math.max(0, start - at);
    const to = Math.min(piece.byteLength, end - at);
    if (from < to) yield piece.subarray(from, to);
    at += piece.byteLength;
    if (at >= end) return;
  }
}

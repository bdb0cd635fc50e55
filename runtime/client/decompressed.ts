import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Decompressors by content coding (RFC 9110, section 8.4.1). */
const decompressors: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** A body without its content codings. If one of them is unknown, the body is not changed, as by `fetch` of Node. */
export function decompressed(body: Readable, codings: string): Readable {
  const creators = codings.split(',').map((coding) => decompressors.get(coding.trim().toLowerCase()));
  return creators.every((create) => create !== undefined)
    ? creators.reduceRight<Readable>((from, create) => pipeline(from, create(), () => {}), body)
    : body;
}

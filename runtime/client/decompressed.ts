import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** By content coding (RFC 9110, section 8.4.1). */
const decompressors: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/**
 * A body without its content codings. If a coding is unknown, the body is left as it was received, as `fetch` of Node
 * does.
 */
export function decompressed(body: Readable, codings: string): Readable {
  const makers = codings.split(',').map((coding) => decompressors.get(coding.trim().toLowerCase()));
  return makers.every((make) => make !== undefined)
    ? makers.reduceRight<Readable>((from, make) => pipeline(from, make(), () => {}), body)
    : body;
}

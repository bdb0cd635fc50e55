import { readFileSync, statSync } from 'node:fs';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Picture } from '../emit/docs/settings.ts';
import { hashOf } from '../output/hash.ts';
import { svgError } from './svg.ts';

/** Maximum size of a picture in bytes, because every page shows it. */
const LARGEST = 256 * 1024;

/** The first bytes of files of each kind, in hex. */
const SIGNATURES: readonly { readonly extension: Picture['extension']; readonly pattern: RegExp }[] = [
  { extension: 'png', pattern: /^89504e470d0a1a0a/ },
  { extension: 'jpg', pattern: /^ffd8ff/ },
  { extension: 'webp', pattern: /^52494646.{8}57454250/ },
  { extension: 'ico', pattern: /^00000100/ },
];

/** A picture with its file for the lock, or a finding. */
export type PictureRead =
  | { readonly picture: Picture; readonly file: { readonly path: string; readonly sha256: string } }
  | { readonly finding: Finding };

/** Reads a picture for a site. Its content determines its kind, not its name. */
export function readPicture(path: string): PictureRead {
  const refused = (reason: string) => ({ finding: finding('docs/invalid-image', { path, reason }) });
  let bytes: Buffer;
  try {
    const status = statSync(path);
    if (!status.isFile()) return refused('it is no file');
    if (status.size > LARGEST) return refused(`it has ${status.size} bytes, and ${LARGEST} are the most`);
    bytes = readFileSync(path);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return refused(isMissing ? 'there is no such file' : 'it cannot be read');
  }
  const file = { path, sha256: hashOf(bytes) };
  const start = bytes.subarray(0, 16).toString('hex');
  const known = SIGNATURES.find(({ pattern }) => pattern.test(start));
  if (known !== undefined) {
    const text = bytes.toString('base64');
    return { picture: { extension: known.extension, text, encoding: 'base64' }, file };
  }
  const text = bytes.toString('utf8');
  if (!/^\uFEFF?\s*<(?:\?xml|!--|svg)[\s>-]/.test(text))
    return refused('it is no SVG, PNG, JPEG, WebP or ICO');
  const error = svgError(text);
  return error === undefined ? { picture: { extension: 'svg', text }, file } : refused(error);
}

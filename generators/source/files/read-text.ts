import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isInputStream, readInputStream } from './input-stream.ts';
import { pinnedPlace } from './text-file.ts';

/** The byte order mark in UTF-8. */
const MARK = Buffer.from('\uFEFF');

/**
 * Bytes that become a text at once. Node keeps longer texts outside of the heap, and memory there makes V8 search the
 * whole heap sooner.
 */
export const PIECE = 500_000;

/** A file as text, with the SHA-256 of its bytes in hex. */
export interface TextRead {
  readonly text: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The file to read: `path` is for messages, `location` for the disk. */
export interface ReadRequest {
  readonly path: string;
  readonly location: string;
  /** Maximum size in bytes. */
  readonly limit: number;
  /** Whether to read pipes and standard input, which wait for their writer. */
  readonly mayWait?: boolean;
}

/** A text; or a finding that refuses it; or a short reason why there is no file to read. */
export type ReadOutcome = TextRead | { readonly refused: Finding } | { readonly missing: string };

/**
 * Reads a UTF-8 file without its byte order mark. The size is checked first, so a file that is too large is not read.
 */
export function readText({ path, location, limit, mayWait = false }: ReadRequest): ReadOutcome {
  const at = pinnedPlace({ path, text: '' });
  let buffer: Buffer;
  try {
    if (mayWait && isInputStream(location)) {
      buffer = readInputStream(location, limit);
      // Bytes beyond the limit were not read, so the text may end within a character.
      if (buffer.length > limit)
        return { refused: finding('source/too-large', { path, bytes: buffer.length, limit }, at) };
    } else {
      const status = statSync(location);
      if (!status.isFile()) {
        return { missing: status.isDirectory() ? 'it is a folder' : 'it is not an ordinary file' };
      }
      if (status.size > limit)
        return { refused: finding('source/too-large', { path, bytes: status.size, limit }, at) };
      buffer = readFileSync(location);
    }
  } catch (error) {
    return { missing: describeFailure(error) };
  }
  const text = decode(buffer);
  if (text === undefined)
    return { refused: finding('source/encoding', { path, offset: firstInvalidByte(buffer) }, at) };
  return acceptText(buffer, text, { path, limit });
}

/** A text that was read, or the finding that refuses it because it is too large or empty. */
export function acceptText(
  bytes: Uint8Array,
  text: string,
  { path, limit }: Pick<ReadRequest, 'path' | 'limit'>,
): TextRead | { readonly refused: Finding } {
  const at = pinnedPlace({ path, text: '' });
  if (bytes.length > limit)
    return { refused: finding('source/too-large', { path, bytes: bytes.length, limit }, at) };
  if (text.trim() === '') return { refused: finding('source/empty', { path }, at) };
  return { text, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Takes a quarter of the time of a `TextDecoder` that refuses invalid bytes. */
function decode(buffer: Buffer): string | undefined {
  if (!isUtf8(buffer)) return undefined;
  const parts: string[] = [];
  for (let start = MARK.equals(buffer.subarray(0, MARK.length)) ? MARK.length : 0; start < buffer.length;) {
    let end = Math.min(start + PIECE, buffer.length);
    while (isInsideCharacter(buffer[end])) end -= 1;
    parts.push(buffer.toString('utf8', start, end));
    start = end;
  }
  return parts.join('');
}

/** Whether a byte continues a character (RFC 3629, section 3). */
function isInsideCharacter(byte = 0): boolean {
  return (byte & 0b1100_0000) === 0b1000_0000;
}

/** Offset of the first byte that differs when the text is decoded with replacement characters and encoded again. */
function firstInvalidByte(buffer: Buffer): number {
  const again = Buffer.from(buffer.toString('utf8'), 'utf8');
  let offset = 0;
  while (offset < buffer.length && buffer[offset] === again[offset]) offset += 1;
  return offset;
}

const failures: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
};

function describeFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return failures[code] ?? (code === '' ? 'its path is not valid' : `the system says ${code}`);
}

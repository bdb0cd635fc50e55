import { PackedFile } from '../emit/packed-file.ts';
import type { OutputFile } from '../emit/emitter.ts';

/** The contents of a file: bytes, or a text that is written in UTF-8. */
export type Content = string | Uint8Array;

/** The contents on the disk for a file: its text, or the bytes that its text encodes. */
export function bytesOf(file: Pick<OutputFile, 'text' | 'encoding'>): Content {
  if (file.encoding !== undefined) return Buffer.from(file.text, file.encoding);
  return file instanceof PackedFile ? file.bytes : file.text;
}

/** Whether two contents are the same bytes. */
export function isSameContent(left: Content, right: Content): boolean {
  if (left === right || (typeof left === 'string' && typeof right === 'string')) return left === right;
  if (Buffer.byteLength(left) !== Buffer.byteLength(right)) return false;
  return Buffer.compare(encoded(left), encoded(right)) === 0;
}

/** The bytes of contents. */
export function encoded(content: Content): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

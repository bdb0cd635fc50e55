import { PackedFile } from '../emit/encoded-file.ts';
import type { OutputFile } from '../emit/emitter.ts';

/** What stands on the disk for a file: its text, which is written in UTF-8, or the bytes that its text encodes. */
export function bytesOf(file: Pick<OutputFile, 'text' | 'encoding'>): string | Buffer {
  if (file.encoding !== undefined) return Buffer.from(file.text, file.encoding);
  return file instanceof PackedFile ? file.bytes : file.text;
}

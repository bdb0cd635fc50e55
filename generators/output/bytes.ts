import type { OutputFile } from '../emit/emitter.ts';

/** What stands on the disk for a file: its text, which is written in UTF-8, or the bytes that its text encodes. */
export function bytesOf({ text, encoding }: Pick<OutputFile, 'text' | 'encoding'>): string | Buffer {
  return encoding === undefined ? text : Buffer.from(text, encoding);
}

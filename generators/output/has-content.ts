import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { encoded, type Content } from './bytes.ts';

/** The buffer for a part of a file, so that the file is never in memory as a whole. */
const piece = Buffer.alloc(65_536);

/** Whether a file has these contents; false if it cannot be read. */
export function hasContent(path: string, content: Content): boolean {
  const bytes = encoded(content);
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return false;
  }
  try {
    const status = fstatSync(file);
    if (!status.isFile() || status.size !== bytes.length) return false;
    for (let at = 0; at < bytes.length;) {
      const length = readSync(file, piece, 0, piece.length, at);
      const isSame =
        length > 0 && at + length <= bytes.length && piece.compare(bytes, at, at + length, 0, length) === 0;
      if (!isSame) return false;
      at += length;
    }
    return true;
  } finally {
    closeSync(file);
  }
}

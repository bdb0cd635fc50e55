import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { PIECE, readText } from '../../generators/source/files/read-text.ts';

function readBytes(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'text-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const location = join(folder, 'file');
  writeFileSync(location, bytes);
  const read = readText({ path: 'file', location, limit: 2 * PIECE });
  rmSync(folder, { recursive: true });
  return 'text' in read ? read.text : 'refused' in read ? read.refused.code : read.missing;
}

test.each<[what: string, bytes: readonly number[], want: string]>([
  ['letters', [0x61, 0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80], 'aé😀'],
  ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['two byte order marks', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x61], '\uFEFFa'],
  ['a byte order mark later', [0x61, 0xef, 0xbb, 0xbf], 'a\uFEFF'],
  ['a byte order mark alone', [0xef, 0xbb, 0xbf], 'source/empty'],
  ['nothing', [], 'source/empty'],
  ['a character that is cut', [0x61, 0xc3], 'source/encoding'],
  ['half a character', [0x61, 0xed, 0xa0, 0x80], 'source/encoding'],
  ['a character in too many bytes', [0x61, 0xc0, 0xaf], 'source/encoding'],
])('reads %s', (_, bytes, want) => {
  expect(readBytes(Uint8Array.from(bytes))).toBe(want);
});

test.each(['é', '→', '😀'])('reads %s at the end of what is decoded at once', (character) => {
  const texts = [1, 2, 3, 4].map((length) => `${'a'.repeat(PIECE - length)}${character}b`);
  expect(texts.map((text) => readBytes(Buffer.from(text)) === text)).toEqual(texts.map(() => true));
});

test('reads bytes as the decoder of the platform does', () => {
  const encoded = fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text));
  const bytes = fc.oneof(encoded, fc.uint8Array({ maxLength: 6 }));
  fc.assert(fc.property(bytes, (each) => void expect(readBytes(each)).toBe(decoded(each))));
});

/** What the decoder of the platform says of bytes, in the same words. */
function decoded(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? 'source/empty' : text;
  } catch {
    return 'source/encoding';
  }
}

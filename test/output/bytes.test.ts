import { expect, test } from 'vitest';
import { packFile } from '../../generators/emit/packed-file.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { bytesOf } from '../../generators/output/bytes.ts';

test.each<[what: string, file: Omit<OutputFile, 'path'>, bytes: Uint8Array, text: string]>([
  ['nothing', { text: '' }, Buffer.alloc(0), ''],
  ['letters of all planes', { text: 'aé→😀' }, Buffer.from('aé→😀'), 'aé→😀'],
  ['a byte order mark', { text: '\uFEFFa' }, Buffer.from([0xef, 0xbb, 0xbf, 0x61]), '\uFEFFa'],
  ['half a character', { text: 'a\uD800' }, Buffer.from('a\uFFFD'), 'a\uFFFD'],
  ['a picture', { text: 'AAEC', encoding: 'base64' }, Buffer.from([0, 1, 2]), 'AAEC'],
])('%s is written as bytes, packed or not', (_, given, bytes, text) => {
  const file = { path: 'a', about: { title: 'A' }, ...given };
  const packed = packFile(file);
  for (const each of [file, packed]) expect(Buffer.from(bytesOf(each))).toEqual(Buffer.from(bytes));
  expect({ ...packed }).toEqual({ ...file, text });
});

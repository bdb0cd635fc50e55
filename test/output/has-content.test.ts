import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasContent } from '../../generators/output/has-content.ts';

/** Longer than what is compared at once. */
const long = 'a'.repeat(70_000);

test.each<[what: string, disk: string | undefined, content: string, want: boolean]>([
  ['no file', undefined, '', false],
  ['an empty file', '', '', true],
  ['the same text', 'é→😀', 'é→😀', true],
  ['another text of the same length', 'ab', 'ac', false],
  ['the beginning of the text', 'ab', 'abc', false],
  ['more than the text', 'abc', 'ab', false],
  ['the same long text', long, long, true],
  ['a long text that ends differently', `${long}b`, `${long}c`, false],
  ['a long text that is cut', long, `${long}b`, false],
])('compares contents with %s', (_, disk, content, want) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file');
  if (disk !== undefined) writeFileSync(path, disk);
  expect([content, Buffer.from(content)].map((each) => hasContent(path, each))).toEqual([want, want]);
});

test('a folder has no contents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'file'));
  expect(hasContent(join(folder, 'file'), '')).toBe(false);
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGuides } from '../../generators/site/guides.ts';

let folder: string;
let outside: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-guides-'));
  outside = mkdtempSync(join(tmpdir(), 'forgespec-outside-'));
});
afterEach(() => {
  for (const path of [folder, outside]) rmSync(path, { recursive: true, force: true });
});

const guide = (title: string, order = 1): string => `---\ntitle: ${title}\norder: ${order}\n---\nText.\n`;

test('guides come in their order, with or without byte order mark and carriage returns', async () => {
  mkdirSync(join(folder, 'guides'));
  writeFileSync(join(folder, 'guides/b.md'), `\uFEFF${guide('First').replaceAll('\n', '\r\n')}`);
  writeFileSync(join(folder, 'guides/a.md'), guide('Second', 2));
  const { guides, findings, files } = readGuides(folder);
  expect(guides.map(({ title, text }) => [title, text])).toEqual([
    ['First', 'Text.\n'],
    ['Second', 'Text.\n'],
  ]);
  expect([findings, files.map(({ path }) => path)]).toEqual([[], ['guides/a.md', 'guides/b.md']]);
});

test.each<[string, string, (path: string) => void]>([
  [
    'a link that leads out',
    'leads out of the folder',
    (path) => {
      writeFileSync(join(outside, 'x.md'), guide('Secret'));
      symlinkSync(join(outside, 'x.md'), path);
    },
  ],
  ['a link to nothing', 'no such file', (path) => symlinkSync(join(folder, 'gone.md'), path)],
  ['a folder', 'it is a folder', (path) => mkdirSync(path)],
  [
    'too large',
    'bytes',
    (path) => {
      writeFileSync(path, guide('Large'));
      truncateSync(path, 2 ** 32);
    },
  ],
  ['not UTF-8', 'UTF-8', (path) => writeFileSync(path, Uint8Array.of(0xff, 0xfe))],
  ['empty', 'contains no', (path) => writeFileSync(path, '')],
])('a guide that is %s is left out', async (_, reason, make) => {
  mkdirSync(join(folder, 'guides'));
  make(join(folder, 'guides/x.md'));
  const { guides, findings, files } = readGuides(folder);
  expect([guides, files]).toEqual([[], []]);
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ['docs/unreadable-guide', expect.stringContaining(reason)],
  ]);
});

test('a folder of guides that leads out is not read', async () => {
  writeFileSync(join(outside, 'x.md'), guide('Secret'));
  symlinkSync(outside, join(folder, 'guides'));
  const { guides, findings } = readGuides(folder);
  expect([guides, findings.map(({ code }) => code)]).toEqual([[], ['docs/unreadable-guide']]);
});

test.each([[() => {}], [() => writeFileSync(join(folder, 'guides'), 'a file')]])(
  'without a folder there are none',
  async (make) => {
    make();
    expect(readGuides(folder)).toEqual({ guides: [], findings: [], files: [] });
  },
);

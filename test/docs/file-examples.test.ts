import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteOf } from './site-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['*/*', {}, 'A binary file of any media type.'],
  ['image/png', {}, 'A binary file: <code>image/png</code>.'],
  [
    'image/png',
    { schema: { maxLength: 5_000_000 } },
    'A binary file: <code>image/png</code>, at most 5,000,000 bytes.',
  ],
  ['application/octet-stream', { example: 'PK' }, '<code>PK</code>'],
])('says what is known of a file of %s with %j', async (type, mediaType, want) => {
  const document = {
    openapi: '3.1.1',
    info: { title: 'A', version: '1' },
    paths: {
      '/file': { get: { responses: { 200: { description: 'A file.', content: { [type]: mediaType } } } } },
    },
  };
  const path = join(folder, 'openapi.json');
  await writeFile(path, JSON.stringify(document));
  const { files, model } = await siteOf(path);
  const page = files.get(`operations/${model.operations[0]?.names.file}.html`) ?? '';
  const card = page.slice(page.indexOf('class="card response"'));
  expect(card.slice(0, card.indexOf('</section>'))).toContain(want);
});

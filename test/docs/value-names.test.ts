import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteOf } from './site-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-names-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  [
    { type: 'integer', enum: [10, 30], 'x-enum-varnames': ['guest', 'developer'] },
    ['10 guest', '30 developer'],
  ],
  [{ enum: ['a', 'b'], 'x-enum-descriptions': { a: 'First', c: 'None' } }, ['a – First', 'b']],
  [
    {
      oneOf: [
        { const: 10, title: 'guest' },
        { const: 30, title: 'developer', description: 'Pushes' },
      ],
    },
    ['10 guest', '30 developer – Pushes'],
  ],
  [{ enum: ['a'], 'x-enum-varnames': ['<b>&'] }, ['a &lt;b&gt;&amp;']],
  [{ enum: [1, 2], 'x-enum-varnames': [7] }, ['1', '2']],
  [{ enum: ['a', 'b'], default: 'b' }, ['a', 'b default']],
])('names the values of %j', async (schema, want) => {
  const document = {
    openapi: '3.1.1',
    info: { title: 'A', version: '1' },
    paths: {},
    components: { schemas: { Level: schema } },
  };
  const path = join(folder, 'openapi.json');
  await writeFile(path, JSON.stringify(document));
  const { files } = await siteOf(path);
  const page = files.get('schemas/level-schema.html') ?? '';
  const values = [...page.matchAll(/<li id="schema=[^"]*">(.*?)<\/li>/g)];
  expect(values.map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))).toEqual(want);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runtimeHeader } from '../../generators/emit/joined-module.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { generate } from '../../generators/pipeline.ts';
import { brokenLinks } from '../docs/links.ts';
import { siteOf } from '../docs/site-files.ts';
import { syntaxErrors } from '../hostile/shape.ts';
import { hostileStrings } from '../hostile/strings.ts';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-hostile-webhooks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Entries as own members, `__proto__` too. */
function members(entry: (text: string, index: number) => object): object {
  return Object.fromEntries(hostileStrings.map((text, index) => [text, entry(text, index)]));
}

test('hostile names of webhooks, callbacks and links become text alone', async () => {
  const done = { responses: { 200: { description: 'Done.' } } };
  const post = {
    operationId: 'start',
    callbacks: members((text) => ({ [text.startsWith('x-') ? 'url' : text]: { post: done } })),
    responses: {
      200: {
        description: 'Done.',
        links: members((text) => ({ operationId: text, parameters: { [text]: text }, description: text })),
      },
    },
  };
  const webhooks = members((text, index) => ({
    post: { ...done, ...(index % 2 === 0 ? {} : { summary: text }) },
  }));
  const info = { title: 'Hostile', version: '1' };
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify({ openapi: '3.1.1', info, paths: { '/a': { post } }, webhooks }));
  const { output } = await generate({ document, emitters });
  const own = (output?.files ?? []).filter(({ text }) => !text.startsWith(runtimeHeader));
  expect(own.length).toBeGreaterThan(hostileStrings.length);
  expect(syntaxErrors(own)).toEqual([]);
  const { files, model } = await siteOf(document);
  expect(model.received.length).toBeGreaterThan(hostileStrings.length);
  expect(brokenLinks(files)).toEqual([]);
  for (const [path, text] of files)
    expect(path.endsWith('.html') ? /<img|<iframe|<script(?![^>]*\ssrc=)/i.exec(text) : null).toBeNull();
});

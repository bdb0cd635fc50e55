import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../generators/emit/docs/site.ts';
import { SiteThread } from '../../generators/site/thread.ts';
import { loadModel } from '../../generators/pipeline.ts';

const DOCUMENT = 'test/docs/hostile.yaml';
const guide = { slug: 'first', title: 'First', summary: 'Steps', order: 1, text: '## Steps' };
const { model } = await loadModel(DOCUMENT);
if (model === undefined) throw new Error(`${DOCUMENT} has errors.`);
const request = { model, guides: [guide], url: 'https://docs.example/api/', since: model };

it('makes the same site with a thread as without, file by file', async () => {
  const thread = new SiteThread(DOCUMENT);
  try {
    expect(await buildSite({ ...request, makeParts: (asked) => thread.parts(asked) })).toEqual(
      await buildSite(request),
    );
  } finally {
    await thread.end();
  }
});

it('refuses to go on where the thread reads a document with errors', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'thread-')), 'broken.yaml');
  writeFileSync(path, 'openapi: {');
  const thread = new SiteThread(path);
  await expect(buildSite({ ...request, makeParts: (asked) => thread.parts(asked) })).rejects.toThrow(
    `${path} has changed while it was read.`,
  );
  await thread.end();
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CachingFileReader } from '../../generators/source/files/caching-file-reader.ts';
import { loadModel } from '../../generators/pipeline.ts';

function folderOf(reference: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-cached-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
  writeFileSync(join(folder, 'file'), 'a: 1');
  const root = {
    openapi: '3.1.1',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { A: { $ref: reference } } },
  };
  writeFileSync(join(folder, 'a.json'), JSON.stringify(root));
  return folder;
}

/** Paths about which the system says something else than that nothing is there. */
test.each([
  ['a name that is too long', `${'x'.repeat(300)}.yaml`],
  ['a link to itself', 'loop.yaml'],
  ['a path below a file', 'file/b.yaml'],
  ['a null character', 'a%00.yaml'],
  ['nothing', 'none.yaml'],
])('a reference to %s is a finding, however often the document is read', async (_, reference) => {
  const folder = folderOf(reference);
  const files = new CachingFileReader();
  for (let reading = 0; reading < 2; reading += 1) {
    const { findings } = await loadModel(join(folder, 'a.json'), { reader: files });
    expect(findings.map(({ code }) => code)).toEqual(['source/unresolved-reference']);
  }
});

test('a document that a pipe has replaced is no file, and is not waited for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-cached-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const location = join(folder, 'api.yaml');
  execFileSync('mkfifo', [location]);
  const request = { path: 'api.yaml', location, limit: 100, mayWait: true };
  const read = new CachingFileReader().read(request);
  expect(read).toEqual({ missing: 'it is not an ordinary file' });
});

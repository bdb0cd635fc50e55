import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const GENERATE = 'generate petstore.yaml --out api --only types,bundle';

function edit(folder: WorkFolder, from: string, to: string, path = 'petstore.yaml'): void {
  folder.write(path, folder.read(path).replace(from, to));
}

/** A document that stands on a file beside it. */
function sharing(title: string): string {
  return `openapi: 3.1.1
info: { title: ${title}, version: 1.0.0 }
paths: {}
components: { schemas: { Own: { $ref: 'part.yaml#/components/schemas/Shared' } } }
`;
}

describe('generate --watch', () => {
  test('writes after each edit what the edit changes, and nothing while the document is broken', async () => {
    const folder = new WorkFolder();
    const running = folder.start(`${GENERATE} --watch`);
    await running.prints(/^\d\d:\d\d:\d\d api: \d+ written, 0 unchanged \(\d+ ms\)\n/m);
    await running.prints(/Watching 1 file\. Control-C ends it\.\n/);
    const untouched = statSync(join(folder.path, 'api/types/index.d.ts')).mtimeMs;

    edit(folder, 'maximum: 100', 'maximum: 50');
    await running.prints(/ api: [1-9]\d* written, [1-9]\d* unchanged \(/);
    expect(folder.read('api/openapi.json')).toContain('"maximum": 50');
    expect(statSync(join(folder.path, 'api/types/index.d.ts')).mtimeMs).toBe(untouched);

    const good = folder.contents();
    edit(folder, 'maximum: 50', 'maximum: [');
    await running.prints(/ petstore\.yaml: 3 errors; api stays as it is \(\d+ ms\)\n/);
    await running.prints(/^error source\/syntax petstore\.yaml:\d+:\d+$/m);
    expect({ ...folder.contents(), [join(folder.path, 'petstore.yaml')]: '' }).toEqual({
      ...good,
      [join(folder.path, 'petstore.yaml')]: '',
    });

    edit(folder, 'maximum: [', 'maximum: 40');
    await running.prints(/ api: [1-9]\d* written/);
    expect(folder.read('api/openapi.json')).toContain('"maximum": 40');

    edit(folder, 'title: Petstore', 'title: Pets and more');
    await running.prints(/ api: [1-9]\d* written/);
    const printed = running.printed;
    await pause(300);
    expect(running.printed).toBe(printed);
    expect(await running.end('SIGINT')).toBe(0);
    expect(await folder.run(GENERATE.replace('generate', 'check'))).toMatchObject({ code: 0 });
  });

  test('generates from the documents that an edit is about, and tells findings once', async () => {
    const part = 'components: { schemas: { Shared: { type: string, maxlength: 3 } } }\n';
    const folder = new WorkFolder({
      'part.yaml': part,
      'a.yaml': sharing('A'),
      'b.yaml': sharing('B'),
      'forgespec.config.json': JSON.stringify({
        emitters: ['bundle'],
        documents: [
          { document: 'a.yaml', out: 'out/a' },
          { document: 'b.yaml', out: 'out/b' },
        ],
      }),
    });
    const running = folder.start('generate --watch');
    await running.prints(/ out\/a: 1 written, 0 unchanged; 1 warning \(/);
    await running.prints(/^warning schema\/misspelt-keyword part\.yaml:1:/m);
    await running.prints(/Watching 3 files/);
    edit(folder, 'title: B', 'title: C', 'b.yaml');
    await running.prints(/ out\/b: 1 written, 0 unchanged; 1 warning as before \(\d+ ms\)\n/);
    edit(folder, 'maxlength', 'maxLength', 'part.yaml');
    await running.prints(
      /^\S+ out\/a: 1 written, 0 unchanged \(\d+ ms\)\n\S+ out\/b: 1 written, 0 unchanged \(/m,
    );
    edit(folder, '"bundle"', '"types"', 'forgespec.config.json');
    await running.prints(/^The configuration has changed: everything starts again with it\.\n/m);
    await running.prints(/ out\/a: \d+ written, 0 unchanged \(/);
    await running.prints(/Watching 3 files/);
    expect(running.printed.match(/ out\/a: /g)).toHaveLength(3);
    expect(await running.end('SIGTERM')).toBe(0);
  });

  test('prints an object on a line for each run with --format json', async () => {
    const folder = new WorkFolder();
    const running = folder.start(`${GENERATE} --watch --format json`);
    const first = JSON.parse((await running.prints(/^\{.*\}$/m))[0]) as unknown;
    expect(first).toMatchObject({
      document: 'petstore.yaml',
      out: 'api',
      changed: null,
      deleted: [],
      findings: [],
    });
    await running.prints(/Watching/);
    edit(folder, 'maximum: 100', 'maximum: [');
    expect(JSON.parse((await running.prints(/^\{.*\}$/m))[0])).toMatchObject({
      changed: ['petstore.yaml'],
      findings: [{ code: 'source/syntax', file: 'petstore.yaml' }, {}, {}],
    });
    edit(folder, 'maximum: [', 'maximum: 90');
    expect(JSON.parse((await running.prints(/^\{.*\}$/m))[0])).toMatchObject({
      written: expect.arrayContaining(['openapi.json']),
      findings: [],
    });
    expect(await running.end('SIGINT')).toBe(0);
  });

  test('goes on when the file that was edited by hand is as it was', async () => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    const text = folder.read('api/openapi.json');
    folder.write('api/openapi.json', `${text} `);
    edit(folder, 'maximum: 100', 'maximum: 50');
    const running = folder.start(`${GENERATE} --watch`);
    await running.prints(/ api: 1 error \(/);
    await running.prints(/^error output\/edited$/m);
    await running.prints(/Watching/);
    folder.write('api/openapi.json', text);
    await running.prints(/ api: [1-9]\d* written/);
    expect(folder.read('api/openapi.json')).toContain('"maximum": 50');
  });

  test('has no SARIF', async () => {
    expect(await new WorkFolder().run(`${GENERATE} --watch --format sarif`)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Runs are printed as text or json, not as sarif.'),
    });
  });
});

test('check --watch compares after edits of the document and of the output', async () => {
  const folder = new WorkFolder();
  await folder.run(GENERATE);
  const running = folder.start(`${GENERATE.replace('generate', 'check')} --watch`);
  await running.prints(/ api: \d+ files, all up to date \(/);
  await running.prints(/Watching [1-9]\d+ files/);
  const before = folder.contents();
  edit(folder, 'maximum: 100', 'maximum: 50');
  await running.prints(/^\+\s*"maximum": 50/m);
  await running.prints(/ api: [1-9]\d* errors \(/);
  await running.prints(/^error output\/drift$/m);
  edit(folder, 'maximum: 50', 'maximum: 100');
  await running.prints(/ api: \d+ files, all up to date \(/);
  expect(folder.contents()).toEqual(before);
  edit(folder, 'Petstore', 'Petshop', 'api/openapi.json');
  await running.prints(/ api: 1 error \(/);
  await running.prints(/^error output\/edited$/m);
  expect(await running.end('SIGINT')).toBe(0);
});

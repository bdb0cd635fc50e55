import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitterNames } from '../../generators/emit/emitter-names.ts';
import { petstore } from '../layout/documents.ts';
import { outputOf } from '../outputs/output.ts';
import type { OutputRequest } from '../outputs/request.ts';
import { fixture } from '../server/workshop.ts';

/** A copy of an output where no packages are installed. */
async function copyOf(request: OutputRequest): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lone-'));
  await cp(await outputOf(request), folder, { recursive: true });
  return folder;
}

/** What Node says when it runs a file of a folder. */
function run(folder: string, file: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file], { cwd: folder }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

test.each(emitterNames)('the output %s, generated alone, has modules that can be imported', async (name) => {
  const folder = await copyOf({ document: petstore, emitters: [name] });
  const modules = globSync('**/*.js', { cwd: folder });
  const imports = modules.map((path) => `await import(${JSON.stringify(`./${path}`)});`);
  await writeFile(join(folder, 'imports.mjs'), imports.join('\n'));
  expect(await run(folder, 'imports.mjs')).toBe('');
  await rm(folder, { recursive: true, force: true });
});

test('a server that is generated alone checks and responds', async () => {
  const folder = await copyOf({ document: fixture('defaults'), emitters: ['server'] });
  await writeFile(
    join(folder, 'call.mjs'),
    `
import { createPartialServer, operations } from './server/index.js';
const server = createPartialServer({});
const { basePath } = server;
const statuses = [];
for (const { method, path } of Object.values(operations)) {
  const url = 'http://127.0.0.1' + basePath + path.replaceAll(/\\{[^}]*\\}/g, '1');
  statuses.push((await server.fetch(new Request(url, { method }))).status);
}
console.log(JSON.stringify(statuses));
`,
  );
  const statuses = JSON.parse(await run(folder, 'call.mjs')) as readonly number[];
  await rm(folder, { recursive: true, force: true });
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 500)).toEqual([]);
});

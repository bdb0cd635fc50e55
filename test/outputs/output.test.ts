import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { petstore } from '../layout/documents.ts';
import { outputOf } from './output.ts';
import { outputs, own } from './places.ts';
import { outputName } from './request.ts';
import { removeUnused } from './unused.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function hoursAgo(count: number): Date {
  return new Date(Date.now() - count * 60 * 60 * 1000);
}

/** A document that no other test has. */
function newDocument(): JsonObject {
  return { openapi: '3.1.1', info: { title: `Made at ${Date.now()}`, version: '1' }, paths: {} };
}

test('equal requests have the same output, whatever the order and the place of what they name', () => {
  const copy = temporary();
  cpSync(join(petstore, '..'), copy, { recursive: true });
  const name = outputName({ document: petstore, emitters: ['client', 'server'] });
  expect(outputName({ document: petstore, emitters: ['server', 'client'], layout: 'operation' })).toBe(name);
  expect(outputName({ document: join(copy, 'petstore.yaml'), emitters: ['client', 'server'] })).toBe(name);
});

test('other texts, outputs and layouts have other outputs', () => {
  const folder = temporary();
  const document = join(folder, 'api.json');
  const names = ['a', 'b'].map((text) => {
    writeFileSync(document, JSON.stringify({ info: { title: text } }));
    return outputName({ document, emitters: ['client'] });
  });
  writeFileSync(join(folder, 'beside.json'), '{}');
  names.push(
    outputName({ document, emitters: ['client'] }),
    outputName({ document, emitters: ['server'] }),
    outputName({ document, emitters: ['client'], layout: 'family' }),
    outputName({ document: { info: { title: 'a' } }, emitters: ['client'] }),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('processes that make the same output at once share what one of them has made', async () => {
  const document = newDocument();
  const program = join(temporary(), 'program.mjs');
  writeFileSync(
    program,
    `import { outputOf } from ${JSON.stringify(new URL('output.ts', import.meta.url).href)};
    console.log(await outputOf({ document: ${JSON.stringify(document)}, emitters: ['types'] }));`,
  );
  const run = (): Promise<{ stdout: string }> => promisify(execFile)(process.execPath, [program]);
  const said = (await Promise.all([run(), run()])).map(({ stdout }) => stdout.trim());
  const folder = await outputOf({ document, emitters: ['types'] });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(said).toEqual([folder, folder]);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('module');
  expect(globSync('types/**/*.d.ts', { cwd: folder })).not.toEqual([]);
});

test('a document with errors has no output, and leaves nothing behind', async () => {
  const { openapi: _, ...broken } = newDocument();
  const request = { document: broken, emitters: ['types'] } as const;
  await expect(outputOf(request)).rejects.toThrow('openapi');
  expect(existsSync(join(outputs, outputName(request)))).toBe(false);
});

test('what a toolkit with a fault makes is not shared', async () => {
  vi.stubEnv('FAULTS', 'planted');
  onTestFinished(() => void vi.unstubAllEnvs());
  const request = { document: newDocument(), emitters: ['types'] } as const;
  const folder = await outputOf(request);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(globSync('types/**/*.d.ts', { cwd: folder })).not.toEqual([]);
  expect(folder).not.toBe(join(outputs, outputName(request)));
});

test('what a process has for itself is kept until it has ended', async () => {
  const folder = temporary();
  const ended = execFile(process.execPath, ['--version']);
  await once(ended, 'exit');
  for (const id of [process.pid, ended.pid]) mkdirSync(join(folder, `of-${id}-a`));
  await removeUnused(folder);
  expect(globSync('*', { cwd: folder })).toEqual([`${own}a`]);
});

test('an output is kept for a day after it was last asked for', async () => {
  const folder = temporary();
  for (const [name, age] of Object.entries({ used: 23, unused: 25 })) {
    cpSync(import.meta.dirname, join(folder, name), { recursive: true });
    utimesSync(join(folder, name), hoursAgo(age), hoursAgo(age));
  }
  await removeUnused(folder);
  expect(globSync('*', { cwd: folder })).toEqual(['used']);
  const output = await outputOf({ document: petstore, emitters: ['types'] });
  expect(statSync(output).mtime.getTime()).toBeGreaterThan(hoursAgo(1).getTime());
});

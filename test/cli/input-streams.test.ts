import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../runs/limits.ts';
import type { Ended } from './in-process.ts';
import { WorkFolder } from './process.ts';

const main = fileURLToPath(new URL('../../generators/cli/main.ts', import.meta.url));

const schemas = 'Pet: { type: object, properties: { name: { type: string } } }\n';
const document = `
openapi: 3.1.1
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      description: Lists the pets.
      tags: [pets]
      responses:
        '200':
          description: The pets.
          content: { application/json: { schema: { $ref: 'schemas.yaml#/Pet' } } }
`;

/** Runs a line of a shell, in which `forgespec` is ours. */
async function shell(folder: WorkFolder, line: string, shellName = 'bash'): Promise<Ended> {
  const child = spawn(shellName, ['-c', `forgespec() { "${process.execPath}" "${main}" "$@"; }; ${line}`], {
    cwd: folder.path,
    timeout: PATIENCE,
  });
  child.stdin.end();
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

function codesOf({ stdout }: Ended): readonly string[] {
  return [...stdout.matchAll(/"code": ?"([^"]*)"/g)].map(([, code = '']) => code);
}

describe('a document that is no file', () => {
  test.each([
    ['a process substitution', 'forgespec lint <(cat api.yaml)'],
    ['standard input from a pipe', 'cat api.yaml | forgespec lint /dev/stdin'],
    ['standard input from a file', 'forgespec lint /dev/stdin < api.yaml'],
    ['a descriptor', 'forgespec lint /dev/fd/7 7< api.yaml'],
    [
      'a pipe that is slow',
      '(head -c 200 api.yaml; sleep 1; tail -c +201 api.yaml) | forgespec lint /dev/stdin',
    ],
    ['a named pipe', 'mkfifo pipe; cat api.yaml > pipe & forgespec lint pipe'],
    [
      'a pipe in another folder',
      'mkdir sub; mkfifo sub/pipe; cat api.yaml > sub/pipe & forgespec lint sub/pipe',
    ],
  ])('%s is read, with what it refers to in the current folder', async (_, line) => {
    const folder = new WorkFolder({ 'api.yaml': document, 'schemas.yaml': schemas });
    const file = await shell(folder, 'forgespec lint api.yaml --format json');
    const read = await shell(folder, `${line} --format json`);
    expect([read.code, codesOf(read)]).toEqual([file.code, codesOf(file)]);
    expect(read.stderr).toBe('');
  });

  test('a socket, which a program of Node gives another as standard input, is read', async () => {
    const folder = new WorkFolder({ 'schemas.yaml': schemas });
    const { code, stdout } = await folder.spawn('lint /dev/stdin', {
      input: document.replace('listPets', 'x y'),
    });
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('Cannot read')]);
  });

  test('places are in what was named', async () => {
    const folder = new WorkFolder();
    const { code, stdout, stderr } = await folder.spawn('lint /dev/stdin', { input: document });
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(/\/dev\/stdin:13:\d+/);
    expect(stdout + stderr).toContain('schemas.yaml');
  });

  test('the output is that of the file', async () => {
    const folder = new WorkFolder({ 'api.yaml': document, 'schemas.yaml': schemas });
    const file = await shell(folder, 'forgespec generate api.yaml --out one --only types');
    const read = await shell(folder, 'forgespec generate <(cat api.yaml) --out other --only types');
    expect([file.code, read.code, read.stderr]).toEqual([0, 0, file.stderr]);
    execFileSync('diff', ['-r', '--exclude=*lock*', join(folder.path, 'one'), join(folder.path, 'other')]);
  });

  test.each([
    ['nothing', 'forgespec lint /dev/null', 2, 'source/empty'],
    ['an end that does not come', 'forgespec lint /dev/zero', 2, 'source/too-large'],
    // Node opens what holds nothing in place of standard input that is closed.
    ['what is closed', 'forgespec lint /dev/stdin <&-', 2, 'source/empty'],
    ['a descriptor that is not there', 'forgespec lint /dev/fd/9999', 2, 'source/unreadable'],
    [
      'a pipe that a document refers to',
      'mkfifo schemas.yaml; forgespec lint api.yaml',
      1,
      'not an ordinary file',
    ],
  ])('%s is a finding, not a wait', async (_, line, status, want) => {
    const folder = new WorkFolder({ 'api.yaml': document });
    const { code, stdout, stderr } = await shell(folder, line);
    expect(code).toBe(status);
    expect(stdout + stderr).toContain(want);
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { COMPILERS, Consumer } from './consumer.ts';

const GENERATE = ['generate', 'petstore.yaml', '--out'];

/** What a user of the output writes. Prints one line of JSON. */
const PROGRAM = `
import type { CreatePetRequest, Pet } from './api/types/index.js';
import { isPet, operations, validateNewPet } from './api/validators/index.js';

const request: CreatePetRequest = { body: { name: 'Bruno', state: 'available' } };
const answer: unknown = { id: 7, name: 'Bruno', state: 'resting', born_at: '2026-01-02T03:04:05.678Z', extra: true };
const names: string[] = [answer].filter((value): value is Pet => isPet(value)).map((pet) => pet.name);

const invalid = validateNewPet({ name: '', nickname: 'B' });
const errors = invalid.valid ? [] : invalid.errors.map(({ pointer, keyword }) => [pointer, keyword]);
const listed = operations.listPets.responses['200'].content['application/json'].is([answer]);
const limited = operations.listPets.parameters.query.is({ limit: 101 });

console.log(JSON.stringify({ name: request.body.name, names, errors, listed, limited }));
`;

const WRONG_PROGRAM = `
import type { NewPet } from './api/types/index.js';
export const pet: NewPet = { name: 'Bruno', state: 'resting' };
`;

/** What a program does that uses the toolkit itself. */
const TOOL = `
import { buildModel, emitters, generate, readDocument, renderText, type Finding } from 'forgespec';
import { codePoints } from 'forgespec/runtime/validation/code-points';

const { document, findings } = await readDocument('petstore.yaml');
const all: readonly Finding[] = findings;
if (document === undefined) throw new Error(renderText(all));
const { model } = buildModel(document);
const { output } = await generate({ document: 'petstore.yaml', emitters: emitters.filter(({ name }) => name === 'bundle') });
console.log(JSON.stringify({
  operations: model?.operations.map(({ id }) => id),
  files: output?.files.map(({ path }) => path),
  characters: codePoints('Bruno 🐕'),
}));
`;

describe('the package, installed in an empty folder', () => {
  const consumer = new Consumer();
  const packed = inject('tarball').files;

  beforeAll(async () => {
    await consumer.run('npx', '--no-install', 'forgespec', ...GENERATE, 'api');
  });
  afterAll(() => consumer.remove());

  test('it holds the program, its handbook, its templates and its licence, and none of our tests or documents', () => {
    expect(packed).toEqual(
      expect.arrayContaining(['dist/generators/cli/main.js', 'dist/generators/index.d.ts']),
    );
    const folders = new Set(packed.filter((path) => path.includes('/')).map((path) => path.split('/')[0]));
    expect([...folders].toSorted()).toEqual(['dist', 'docs', 'templates']);
    const others = packed.filter((path) => !path.includes('/'));
    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(packed.filter((path) => path.startsWith('docs/') && !path.endsWith('.md'))).toEqual([]);
    expect(packed.filter((path) => path.startsWith('dist/') && !/(\.js|\.d\.ts|\.css)$/.test(path))).toEqual(
      [],
    );
  });

  test('forgespec writes byte for byte what the sources write', async () => {
    await consumer.runSources(...GENERATE, 'api-of-the-sources');
    expect(await consumer.run('diff', '-r', 'api', 'api-of-the-sources')).toBe('');
  });

  test('forgespec docs writes byte for byte what the sources write, without a bundler', async () => {
    expect(existsSync(join(consumer.path, 'node_modules/esbuild'))).toBe(false);
    await consumer.run('npx', '--no-install', 'forgespec', 'docs', 'petstore.yaml', '--out', 'site');
    await consumer.runSources('docs', 'petstore.yaml', '--out', 'site-of-the-sources');
    expect(await consumer.run('diff', '-r', 'site', 'site-of-the-sources')).toBe('');
  });

  test('forgespec check agrees with forgespec generate', async () => {
    const printed = await consumer.run(
      'npx',
      '--no-install',
      'forgespec',
      'check',
      'petstore.yaml',
      '--out',
      'api',
    );
    expect(printed).toMatch(/^api: \d+ files, all up to date\n$/);
  });

  test.for(COMPILERS)('a program on the output compiles with %s and runs', async (compiler) => {
    consumer.write('program.ts', PROGRAM);
    await consumer.compile(compiler);
    expect(JSON.parse(await consumer.run(process.execPath, 'program.js'))).toEqual({
      name: 'Bruno',
      names: ['Bruno'],
      errors: [
        ['/name', 'minLength'],
        ['/nickname', 'additionalProperties'],
      ],
      listed: true,
      limited: false,
    });
  });

  test.for(COMPILERS)('a value outside of a closed set does not compile with %s', async (compiler) => {
    consumer.write('wrong.ts', WRONG_PROGRAM);
    try {
      await expect(consumer.compile(compiler)).rejects.toThrow(/wrong\.ts\(3,\d+\): error TS2322/);
    } finally {
      consumer.write('wrong.ts', '');
    }
  });

  test.for(COMPILERS)('a program on the toolkit compiles with %s and runs', async (compiler) => {
    consumer.write('tool.ts', TOOL);
    await consumer.compile(compiler);
    expect(JSON.parse(await consumer.run(process.execPath, 'tool.js'))).toEqual({
      operations: ['listPets', 'createPet', 'getPet', 'deletePet'],
      files: ['openapi.json'],
      characters: 7,
    });
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/source/document.ts';
import { documentOf } from '../wire/way.ts';
import { generateClient } from './generated.ts';

const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Rules for values of other types, beside the members of objects in a schema that names no type. */
const others: Readonly<Record<string, JsonObject>> = {
  items: { items: { type: 'string' } },
  contains: { contains: { type: 'string' } },
  minItems: { minItems: 1 },
  minLength: { minLength: 3 },
  pattern: { pattern: '^a' },
  minimum: { minimum: 3 },
  required: { required: ['a'] },
  alternatives: { anyOf: [{ minLength: 2 }, { properties: { b: { type: 'string' } } }] },
  all: { allOf: [{ maximum: 3 }] },
};

const schemaOf = (more: JsonObject): JsonObject => ({ properties: { a: { type: 'integer' } }, ...more });

test('the client of bodies that name no type compiles', async () => {
  const schemas = Object.fromEntries(
    Object.entries(others).map(([name, more]) => [`Named${name}`, schemaOf(more)]),
  );
  const bodies = Object.entries(others).flatMap(([name, more]): [string, JsonObject][] => [
    [name, schemaOf(more)],
    [`${name}Named`, { $ref: `#/components/schemas/Named${name}` }],
  ]);
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const paths = Object.fromEntries(
    bodies.flatMap(([name, schema]) =>
      [true, false].map((hasParameter) => {
        const post = {
          operationId: `${name}${hasParameter ? 'Below' : ''}`,
          ...(hasParameter ? { parameters: [id] } : {}),
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 204: { description: 'Done.' } },
        };
        return [hasParameter ? `/${name}/{id}` : `/${name}`, { post }];
      }),
    ),
  );
  const folder = await mkdtemp(join(tmpdir(), 'untyped-'));
  const document = join(folder, 'api.json');
  await writeFile(document, JSON.stringify(documentOf(paths, { components: { schemas } })));
  const output = await generateClient(document);
  folders.push(folder, output);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
  };
  await writeFile(
    join(output, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['client/index.d.ts', 'client/operations/*.d.ts'] }),
  );
  const compiler = fileURLToPath(new URL('../../node_modules/typescript7/bin/tsc', import.meta.url));
  const run = (): string =>
    execFileSync(process.execPath, [compiler, '-p', output], { encoding: 'utf8', stdio: 'pipe' });
  expect(run()).toBe('');
});

import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runtime as checkRuntime } from '../../generators/check/runtime.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { generate } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/source/document.ts';
import { runNode } from './process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All names that the runtime exports: generated modules import them beside types of the document. */
const runtimeNames = globSync('runtime/**/*.ts', { cwd: root, exclude: (path) => path.includes('docs') })
  .flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(
      /^export (?:declare )?(?:async )?(?:interface|type|class|function\*?|const) ([A-Za-z]\w*)/gm,
    ),
  ])
  .map(([, name = '']) => name);

/** Names with a meaning in TypeScript and in the platform. */
const globalNames =
  `Array AsyncIterable Blob Body Buffer Client Date Error Exclude Extract FormData Function Headers
  Iterable JSON Map Math Never Number Object Omit Parameters Partial Pick PlainInteger Promise Proxy Readonly ReadableStream
  Record RegExp Request Required Response Result Set String Symbol Uint8Array URL Unknown Validator Http Bytes Api
  Operations Components Paths Webhooks Any Void Undefined Index Schemas Types`.split(/\s+/);

const names = [
  ...new Set(
    [...runtimeNames, ...globalNames].map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  ),
];

const ok = { 204: { description: 'O' } };
const head = { openapi: '3.1.1', info: { title: 'T', version: '1' } };
const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

/** A document in which every name is one of a schema, of its variant in requests, and of an operation. */
const named: JsonObject = {
  ...head,
  paths: Object.fromEntries(
    names.map((name, index) => [
      `/a${index}/{id}`,
      {
        post: {
          operationId: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: json(reference(name)),
          responses: { 200: { description: 'O', ...json(reference(name)) } },
        },
      },
    ]),
  ),
  components: {
    schemas: Object.fromEntries(
      names.flatMap((name, index) => [
        [
          name,
          { type: 'object', properties: { id: { type: 'integer', readOnly: true }, a: { type: 'string' } } },
        ],
        ...(index % 3 === 0
          ? [[`${name}Request`, { type: 'object', properties: { b: { type: 'number' } } }]]
          : []),
      ]),
    ),
  },
};

const clashing = { name: 'flow', in: 'query', schema: { type: 'integer' } };
const withFlow = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: 'a' }, flow: { type: 'string' } },
};
const withoutFlow = { type: 'object', required: ['kind'], properties: { kind: { const: 'b' } } };

/** Bodies whose members have the name of a parameter, or are named by `required` alone. */
const bodies: readonly JsonObject[] = [
  { oneOf: [withFlow, withoutFlow] },
  { anyOf: [withFlow, withoutFlow, { type: 'object', properties: { other: { type: 'null' } } }] },
  { allOf: [withFlow, { type: 'object', required: ['flow'] }] },
  { type: 'object', required: ['flow'], properties: { a: { type: 'string' } } },
  { type: 'object', required: ['flow'] },
  {
    allOf: [
      { type: 'object', required: ['flow', 'more'] },
      { type: 'object', properties: { a: {} } },
    ],
  },
  { allOf: [{ oneOf: [withFlow, withoutFlow] }, { type: 'object', properties: { b: { type: 'string' } } }] },
  { type: 'object', required: ['flow'], properties: { flow: { type: 'string', readOnly: true }, a: {} } },
  reference('Flow'),
  { ...reference('Flow'), required: ['flow'] },
];

const clashes: JsonObject = {
  ...head,
  paths: Object.fromEntries(
    bodies.flatMap((schema, index) =>
      ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type, kind) => [
        `/b${index}/${kind}`,
        {
          post: {
            operationId: `post${index}x${kind}`,
            parameters: [clashing],
            requestBody: { required: index % 2 === 0, content: { [type]: { schema } } },
            responses: ok,
          },
        },
      ]),
    ),
  ),
  components: { schemas: { Flow: { oneOf: [withFlow, withoutFlow] } } },
};

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-names-'));
  for (const [name, document] of Object.entries({ named, clashes })) {
    const path = join(folder, `${name}.json`);
    await writeFile(path, JSON.stringify(document));
    const { output } = await generate({ document: path, emitters });
    for (const file of output?.files ?? []) {
      const target = join(folder, name, file.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, file.text);
    }
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['named/**/*.d.ts', 'clashes/**/*.d.ts'] }),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('names of the document beside those of the output', () => {
  test.each(['typescript', 'typescript7'])('compile with %s', async (compiler) => {
    const tsc = join(root, 'node_modules', compiler, 'bin/tsc');
    const { output } = await runNode([tsc, '-p', folder, '--pretty', 'false']);
    expect(output.split('\n').slice(0, 20)).toEqual(['']);
  });

  test('leave modules that can be imported', async () => {
    const entries = ['validators/index.js', 'validators/schemas.js', 'client/index.js', 'server/index.js'];
    const script = ['named', 'clashes']
      .flatMap((name) =>
        entries.map((entry) => `await import(${JSON.stringify(join(folder, name, entry))});`),
      )
      .join('\n');
    const path = join(folder, 'all.mjs');
    await writeFile(path, script);
    expect(await runNode([path])).toEqual({ code: 0, output: '' });
  });
});

test('what checks import of the runtime is not called like a guard, a validator or a check', () => {
  const imported = Object.values<{ name: string; as?: string }>(checkRuntime).map(
    ({ name, as }) => as ?? name,
  );
  expect(imported.filter((name) => /^(?:is|validate|check)[A-Z]/.test(name))).toEqual([]);
});

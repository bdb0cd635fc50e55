import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { componentReference } from '../../generators/source/bundle/reference.ts';
import type { Json, JsonObject } from '../../generators/source/document.ts';
import { hostileStrings } from '../code/hostile.ts';
import { jsonContent, modelOf, operation } from './model-of.ts';
import { usage } from './usage.ts';
import { emitted } from '../emit/emitted.ts';

const compilers = ['typescript', 'typescript7'] as const;
const root = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'types-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Writes files with a strict configuration into a folder of their own, and returns what the compiler says. */
async function compile(options: {
  readonly name: string;
  readonly files: readonly OutputFile[];
  readonly compiler: (typeof compilers)[number];
  readonly lib: readonly string[];
}): Promise<string> {
  const { name, files, compiler, lib } = options;
  const project = join(folder, `${name}-${compiler}`);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    types: [],
    lib,
  };
  const config = { path: 'tsconfig.json', text: JSON.stringify({ compilerOptions, include: ['**/*.ts'] }) };
  for (const { path, text } of [...files, config]) {
    const target = join(project, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const compilerFile = join(root, 'node_modules', compiler, 'bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [compilerFile, '-p', project, '--pretty', 'false'], (_, stdout, stderr) => {
      resolve(stdout + stderr);
    });
  });
}

const ref = (name: string): JsonObject => ({ $ref: componentReference('schema', name) });

/** Names of TypeScript's own types, and shapes that refer to themselves in every way. */
const awkward = modelOf({
  schemas: {
    ...Object.fromEntries(
      [
        'Array',
        'Record',
        'Promise',
        'Exclude',
        'Uint8Array',
        'Blob',
        'Object',
        'Operations',
        'Bytes',
        'Status',
        'Components',
      ].map((name): [string, Json] => [
        name,
        { type: 'object', properties: { of: { type: 'array', items: ref('Record') } } },
      ]),
    ),
    Tree: {
      type: 'object',
      properties: { children: { type: 'array', items: ref('Tree') }, parent: ref('Tree') },
    },
    Values: {
      anyOf: [
        { type: 'string' },
        { type: 'array', items: ref('Values') },
        { additionalProperties: ref('Values') },
      ],
    },
    Pair: { prefixItems: [ref('Pair'), { anyOf: [ref('Pair'), { type: 'null' }] }] },
    Self: ref('Self'),
    ...Object.fromEntries(
      ['Foo.Bar', 'foo-bar', '1st', 'a/b', "it's", '日本', '%41', '__proto__'].map((name): [string, Json] => [
        name,
        { type: 'object', properties: { me: ref(name) } },
      ]),
    ),
    Ping: { anyOf: [ref('Pong'), { type: 'string' }] },
    Pong: { allOf: [ref('Ping'), { properties: { a: true } }] },
    Sided: {
      type: 'object',
      properties: { id: { type: 'integer', readOnly: true }, next: ref('Sided') },
      required: ['id'],
    },
    Mixed: {
      properties: { a: { type: 'integer' } },
      additionalProperties: { type: 'string' },
      allOf: [ref('Tree')],
    },
  },
  paths: {
    '/act/{id}': {
      put: operation({
        parameters: [{ name: 'id', in: 'path', required: true, schema: ref('Array') }],
        requestBody: {
          content: {
            'multipart/form-data': { schema: ref('Sided') },
            'image/png': {},
            ...jsonContent(ref('Blob')),
          },
        },
        responses: {
          200: { description: 'x', content: jsonContent(ref('Uint8Array')) },
          '2XX': { description: 'x' },
          default: { description: 'x', content: jsonContent(ref('Exclude')) },
        },
      }),
      get: operation({ operationId: 'record' }),
    },
  },
});

function hostileModel(): ReturnType<typeof modelOf> {
  const schemas = hostileStrings.map((text, index): [string, Json] => {
    const said = {
      title: text,
      description: text,
      default: text,
      examples: [text],
      format: text,
      pattern: text,
      'x-tier': text,
    };
    const properties = {
      [text]: { ...said, enum: [text, { [text]: text }] },
      other: { anyOf: [{ const: text }, { type: 'string' }] },
    };
    return [`Hostile${index}`, { ...said, type: 'object', required: [text], properties }];
  });
  const paths = hostileStrings.map((text, index): [string, Json] => [
    `/${index}${text}`,
    {
      post: operation({
        operationId: text,
        summary: text,
        description: text,
        deprecated: true,
        'x-deprecated': { replacement: text },
        parameters: [
          { name: text, in: 'query', description: text, schema: { type: 'string', enum: [text] } },
        ],
        requestBody: { description: text, content: { [text]: {}, ...jsonContent(ref(`Hostile${index}`)) } },
        responses: {
          200: {
            description: text,
            headers: { [text]: { description: text, schema: { const: text } } },
            content: { [text]: {}, ...jsonContent(true) },
          },
        },
      }),
    },
  ]);
  return modelOf({ schemas: Object.fromEntries(schemas), paths: Object.fromEntries(paths) });
}

const hostile = hostileModel();

describe.each(compilers)('under %s', (compiler) => {
  test('the types of an awkward document compile', async () => {
    const { files } = await emitted(typesEmitter, awkward);
    expect(await compile({ name: 'awkward', files, compiler, lib: ['es2022'] })).toBe('');
  });

  test('the types of a hostile document compile', async () => {
    const { files } = await emitted(typesEmitter, hostile);
    expect(await compile({ name: 'hostile', files, compiler, lib: ['es2022'] })).toBe('');
  });

  test('the types say what they should', async () => {
    const { files } = await emitted(typesEmitter, modelOf(usage.document));
    const all = [...files, { path: 'usage.ts', text: usage.program }];
    expect(await compile({ name: 'usage', files: all, compiler, lib: ['es2022', 'dom'] })).toBe('');
  });
});

test('the types of a hostile document are declarations and nothing else', async () => {
  const { files } = await emitted(typesEmitter, hostile);
  const kinds = new Set<string>();
  for (const { path, text } of files) {
    expect(path).toMatch(/^types\/(?:[a-z]+\/)?[a-z0-9-]+\.d\.ts$/);
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext);
    for (const { kind } of file.statements) kinds.add(ts.SyntaxKind[kind]);
  }
  expect([...kinds].toSorted()).toEqual([
    'ExportDeclaration',
    'ImportDeclaration',
    'InterfaceDeclaration',
    'TypeAliasDeclaration',
  ]);
});

test('the same document gives the same files', async () => {
  const [first, second] = await Promise.all([
    emitted(typesEmitter, hostileModel()),
    emitted(typesEmitter, hostile),
  ]);
  expect(first).toEqual(second);
});

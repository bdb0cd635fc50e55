import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractChange } from '../../generators/diff/contract.ts';
import { diffModels } from '../../generators/diff/diff.ts';
import { clientEmitter } from '../../generators/emit/client/emitter.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { generate, loadModel } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/source/document.ts';

const document = JSON.stringify({
  openapi: '3.1.1',
  info: { title: 'Pets', version: '1.0.0' },
  servers: [{ url: 'https://pets.example' }],
  tags: [{ name: 'pets' }, { name: 'animals' }],
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        tags: ['pets'],
        security: [{ key: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'view', in: 'query', schema: { type: 'string', enum: ['short', 'long'] } },
        ],
        responses: {
          200: {
            description: 'A pet.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Pet: {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
        discriminator: {
          propertyName: 'kind',
          mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
        },
      },
      Cat: {
        type: 'object',
        required: ['kind', 'lives'],
        properties: { kind: { type: 'string' }, lives: { type: 'integer' } },
      },
      Dog: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
    },
  },
});

/** Code that uses what is generated of the document, by what it is about. */
const uses = {
  function: `import { getPet, type Client } from './client/index.js';\nexport const pet = (client: Client) => getPet(client, { id: '1', view: 'short' });\n`,
  group: `import { createApi } from './client/facade.js';\nexport const read = (api: ReturnType<typeof createApi>) => api.pets.get;\n`,
  scheme: `import { key } from './client/index.js';\nexport const authenticate = key('secret');\n`,
  discriminator: `import type { Pet } from './types/schemas/pet.js';\nexport const lives = (pet: Pet): number => (pet.kind === 'cat' ? pet.lives : 0);\n`,
  field: `import type { Cat } from './types/schemas/cat.js';\nexport const lives = (cat: Cat): number => cat.lives;\n`,
};

/** A change of the document, the code that it is called by, and what it does to code that uses what it is about. */
type Row = readonly [code: string, find: string, replace: string, use: keyof typeof uses, compiles: boolean];

const key = '"securitySchemes":{"key":{"type":"http","scheme":"bearer"}}';

const rows: readonly Row[] = [
  ['operation-id-changed', '"operationId":"getPet"', '"operationId":"readPet"', 'function', false],
  ['operation-tag-changed', '"tags":["pets"]', '"tags":["animals"]', 'group', false],
  ['path-parameter-renamed', '{id}":{"get"', '{pet}":{"get"', 'function', false],
  ['security-scheme-removed', key, key.replace('"key"', '"token"'), 'scheme', false],
  ['response-discriminator-changed', '"mapping":{"cat"', '"mapping":{"feline"', 'discriminator', false],
  ['parameter-removed', '"name":"view"', '"name":"form"', 'function', false],
  ['request-values-narrowed', '"enum":["short","long"]', '"enum":["long"]', 'function', false],
  ['response-member-optional', '"required":["kind","lives"]', '"required":["kind"]', 'field', false],
  ['response-type-changed', '"lives":{"type":"integer"}', '"lives":{"type":"string"}', 'field', false],
  // What generated code does not show breaks no code that uses it.
  ['request-values-widened', '"enum":["short","long"]', '"enum":["short","long","all"]', 'function', true],
  [
    'response-minimum-narrowed',
    '"lives":{"type":"integer"}',
    '"lives":{"type":"integer","minimum":0}',
    'field',
    true,
  ],
  ['operation-moved', '"/pets/{id}"', '"/animals/{id}"', 'function', true],
  ['response-description-changed', '"A pet."', '"One pet."', 'function', true],
];

const root = mkdtempSync(join(tmpdir(), 'forgespec-calls-'));
const changesOf = new Map<Row, readonly ContractChange[]>();
let failing: ReadonlySet<string> = new Set();

function put(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Generates into a folder, beside the call sites. */
async function print(folder: string, text: string, sites: JsonObject) {
  put(`${folder}/api.json`, text);
  const path = join(root, folder, 'api.json');
  const { output } = await generate({ document: path, emitters: [clientEmitter, typesEmitter] });
  for (const file of output?.files ?? []) put(`${folder}/${file.path}`, String(file.text));
  for (const [name, site] of Object.entries(sites)) put(`${folder}/${name}.ts`, String(site));
  const { model, source } = await loadModel(path);
  if (model === undefined || source === undefined) throw new Error(`${folder} cannot be read.`);
  return { model, places: source.places };
}

/** A path parameter is renamed in both of its places. */
function edited([code, find, replace]: Row): string {
  const text = document.replace(find, replace);
  if (text === document) throw new Error(`${code} changes nothing.`);
  return code === 'path-parameter-renamed' ? text.replace('"name":"id"', '"name":"pet"') : text;
}

beforeAll(async () => {
  put('package.json', '{ "type": "module" }');
  const before = await print('before', document, uses);
  for (const [index, row] of rows.entries()) {
    const after = await print(`after${index}`, edited(row), { site: uses[row[3]] });
    changesOf.set(row, diffModels(before, after).changes);
  }
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    module: 'nodenext',
    types: [],
    lib: ['es2024', 'esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
    skipLibCheck: true,
  };
  put('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*/*.ts'] }));
  const compiler = join(import.meta.dirname, '../../node_modules/typescript7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', root, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  failing = new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? ''));
  rmSync(root, { recursive: true });
}, 120_000);

describe('code that uses what is generated', () => {
  it('compiles with the earlier document', () => {
    expect([...failing].filter((file) => !/^after\d+\/site\.ts$/.test(file))).toEqual([]);
  });

  it.each(rows.map((row, index) => [row[0], row, index] as const))('%s', (code, row, index) => {
    const changes = (changesOf.get(row) ?? []).filter((each) => each.code === `diff/${code}`);
    expect(changes.length).toBeGreaterThan(0);
    const compiles = !failing.has(`after${index}/site.ts`);
    expect(compiles).toBe(row[4]);
    for (const { affects } of changes) expect(affects.includes('client-code')).toBe(!compiles);
  });
});

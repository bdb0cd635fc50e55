import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, type CommandLineSettings } from '../../generators/config/read-settings.ts';
import { positionOf } from '../../generators/diagnostics/located.ts';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import { folderOf } from './folder.ts';

/** `code line:column message`, of what is wrong with a configuration. */
async function wrongWith(
  name: string,
  text: string,
  given: Partial<CommandLineSettings> = {},
): Promise<readonly string[]> {
  const folder = folderOf({ [name]: text });
  const settings = await readSettings({ config: join(folder, name), plugins: [], levels: {}, ...given });
  return 'findings' in settings ? settings.findings.map(printed) : [];
}

function printed({ code, at, message }: Finding): string {
  const { line, column } = at === undefined ? { line: 0, column: 0 } : positionOf(at);
  return `${code} ${line}:${column} ${message}`;
}

describe('mistakes in a configuration of JSON', () => {
  const table: readonly (readonly [text: string, want: readonly string[]])[] = [
    ['{ "document": "api.yaml", "out": "api", "strict": true }', []],
    [
      '{ "dev": { "port": "4400", "mockPort": 70000 } }',
      [
        'config/wrong-type 1:20 "dev.port" has to be a number up to 65535, not "4400".',
        'config/wrong-type 1:40 "dev.mockPort" has to be a number up to 65535, not 70000.',
      ],
    ],
    ['[]', ['config/wrong-type 1:1 The configuration has to be an object, not an array.']],
    [
      '{\n  "emiters": []\n}',
      ['config/unknown-option 2:3 The configuration has no option "emiters". Did you mean "emitters"?'],
    ],
    [
      '{\n  "strict": "yes",\n  "out": 7\n}',
      [
        'config/wrong-type 2:13 "strict" has to be true or false, not "yes".',
        'config/wrong-type 3:10 "out" has to be a string, not 7.',
      ],
    ],
    [
      '{ "documents": [\n  { "out": "a" }\n] }',
      ['config/wrong-type 2:3 "documents.0.document" has to be a string, not absent.'],
    ],
    [
      '{ "rules": {\n  "openapi/undeclared-tag": "of"\n} }',
      [
        'config/wrong-type 2:29 "rules.openapi/undeclared-tag" has to be one of off, note, warning, error, not "of".',
      ],
    ],
    [
      '{ "rules": {\n  "openapi/undeclared-tags": "off"\n} }',
      [
        'config/unknown-name 2:3 There is no finding "openapi/undeclared-tags". Did you mean "openapi/undeclared-tag"?',
      ],
    ],
    [
      '{ "rules": {\n  "source/syntax": "off"\n} }',
      [
        'config/protected-rule 2:3 source/syntax is an error and cannot be set to "off": without it the output would be wrong or unsafe.',
      ],
    ],
    [
      '{ "rules": { "source/syntax": "error", "__proto__": "off" } }',
      ['config/unknown-name 1:40 There is no finding "__proto__".'],
    ],
    [
      '{ "emitters": ["types",\n  "valdators"] }',
      ['config/unknown-name 2:3 There is no emitter "valdators". Did you mean "validators"?'],
    ],
    [
      '{ "document": "a.yaml",\n  "documents": [] }',
      ['config/conflicting-documents 1:15 "document" and "documents" cannot stand side by side.'],
    ],
    [
      '{ "documents": [{ "document": "a.yaml", "out": "a" },\n  { "document": "./a.yaml", "out": "a/" }] }',
      [
        'config/conflicting-documents 2:17 "./a.yaml" stands there twice.',
        'config/conflicting-documents 2:36 Two documents are written to "a/".',
      ],
    ],
    [
      '{ "emitters": ["server"], "documents": [\n  { "document": "a.yaml", "out": "a", "emitters": ["types"] },\n  { "document": "b.yaml", "out": "b", "runtime": "a" },\n  { "document": "c.yaml", "out": "c", "runtime": "b" },\n  { "document": "d.yaml", "out": "d", "runtime": "none" }] }',
      [
        'config/conflicting-documents 3:50 The output in "a" lacks the runtime of emitters that this document has: server.',
        'config/conflicting-documents 4:50 The output in "b" has no runtime of its own.',
        'config/conflicting-documents 5:50 No document is written to "none", so it has no runtime.',
      ],
    ],
    [
      '{ "naming": { "operation": {},\n  "schemas": { "A": 7 } } }',
      [
        'config/unknown-option 1:15 The configuration has no option "operation". Did you mean "operations"?',
        'config/wrong-type 2:21 "naming.schemas.A" has to be a string, not 7.',
      ],
    ],
    [
      '{ "layout": "tag" }',
      ['config/wrong-type 1:13 "layout" has to be one of operation, family, not "tag".'],
    ],
    [
      '{ "plugins": ["./none.js"] }',
      [expect.stringMatching(/^config\/invalid-plugin 1:15 .* cannot be loaded: /)],
    ],
    [
      '{ "docs": { "accent": "red",\n  "links": [{ "text": "Us", "href": "javascript:alert(1)" }],\n  "guides": [{ "folder": "docs" }],\n  "package": "../client" } }',
      [
        'config/wrong-type 1:23 "docs.accent" has to be a colour such as "#4b45d1", not "red".',
        'config/wrong-type 2:37 "docs.links.0.href" has to be an address that begins with https://, or a relative one, not "javascript:alert(1)".',
        'config/wrong-type 3:14 "docs.guides.0.title" has to be a string, not absent.',
        'config/wrong-type 4:14 "docs.package" has to be the name of a package, such as "@acme/api", not "../client".',
      ],
    ],
    ['{ "out": ', [expect.stringMatching(/^source\/syntax 1:/)]],
    ['{ "out": "a", "out": "b" }', [expect.stringMatching(/^source\/duplicate-key 1:15/)]],
  ];
  test.for(table)('%s', async ([text, want]) => {
    expect(await wrongWith('forgespec.config.json', text)).toEqual(want);
  });
});

describe('mistakes in a configuration that is a module', () => {
  const table: readonly (readonly [text: string, want: readonly string[]])[] = [
    ['export default { out: 7 };', ['config/wrong-type 1:23 "out" has to be a string, not 7.']],
    [
      'const defineConfig = (config) => config;\nexport default defineConfig({\n  rules: { "openapi/none": "off" },\n});',
      ['config/unknown-name 3:12 There is no finding "openapi/none".'],
    ],
    [
      'const emitters = ["types", "docz"];\nconst config = { emitters };\nexport default config;',
      ['config/unknown-name 1:28 There is no emitter "docz".'],
    ],
    [
      'export default { documents: ["a.yaml"].map((document) => ({ document, outt: "a" })) };',
      ['config/unknown-option 1:18 The configuration has no option "outt". Did you mean "out"?'],
    ],
    ['export const out = "a";', ['config/wrong-type 1:1 The configuration has to be an object, not absent.']],
    [
      'throw new Error("It is\\nbroken.");',
      [expect.stringMatching(/^config\/unreadable 1:1 .*: It is broken\.$/)],
    ],
    ['export default {', [expect.stringMatching(/^config\/unreadable 1:\d+ /)]],
  ];
  test.for(table)('%s', async ([text, want]) => {
    expect(await wrongWith('forgespec.config.mjs', text)).toEqual(want);
  });
});

test('a configuration in TypeScript is read as it is, and paths are those of its folder', async () => {
  const folder = folderOf({
    'forgespec.config.mts': `
      const strict: boolean = true;
      export default {
        strict, out: 'api', rules: { 'openapi/undeclared-tag': 'off', 'names/qualified': 'warning' },
        dev: { port: 0, server: 'tools/server.ts' },
        documents: [
          { document: 'a.yaml', rules: { 'openapi/undeclared-tag': 'error' } },
          { document: 'b/b.yaml', out: 'b/out', root: '.', strict: false, emitters: ['types'],
            docs: { accent: '#008060', logo: 'logo.svg', guides: ['guides', { folder: 'docs', title: 'Manual' }] } },
        ],
      } as const;`,
  });
  const settings = await readSettings({
    config: join(folder, 'forgespec.config.mts'),
    plugins: [],
    levels: { 'names/qualified': 'note' },
  });
  const shown = (path: string): string => relative(process.cwd(), join(folder, path)) || '.';
  expect(settings).toEqual({
    path: shown('forgespec.config.mts'),
    dev: { port: 0, server: shown('tools/server.ts') },
    plugins: [],
    others: {
      emitters: undefined,
      strict: true,
      docs: {},
      levels: { 'openapi/undeclared-tag': 'off', 'names/qualified': 'note' },
    },
    documents: [
      {
        document: shown('a.yaml'),
        out: shown('api'),
        root: undefined,
        emitters: undefined,
        strict: true,
        docs: {},
        levels: { 'openapi/undeclared-tag': 'error', 'names/qualified': 'note' },
      },
      {
        document: shown('b/b.yaml'),
        out: shown('b/out'),
        root: shown('.'),
        emitters: ['types'],
        strict: false,
        docs: {
          accent: '#008060',
          logo: shown('logo.svg'),
          guides: [shown('guides'), { folder: shown('docs'), title: 'Manual' }],
        },
        levels: { 'openapi/undeclared-tag': 'off', 'names/qualified': 'note' },
      },
    ],
  });
});

test('what the command line says is checked too', async () => {
  const settings = await readSettings({
    config: undefined,
    plugins: ['./none.js'],
    levels: {},
  });
  expect(settings).toMatchObject({ findings: [{ code: 'config/invalid-plugin' }] });
  const levels = await readSettings({ config: undefined, plugins: [], levels: { 'source/syntax': 'note' } });
  expect(levels).toMatchObject({ findings: [{ code: 'config/protected-rule', at: undefined }] });
});

test('names of a document, of all documents and of the command line are put together', async () => {
  const folder = folderOf({
    'forgespec.config.json': JSON.stringify({
      naming: { operations: { a: 'one', b: 'two' } },
      documents: [{ document: 'a.yaml', naming: { operations: { b: 'three' }, schemas: { C: 'D' } } }],
    }),
  });
  const settings = await readSettings({
    config: join(folder, 'forgespec.config.json'),
    plugins: [],
    levels: {},
    naming: { operations: { a: 'four' } },
  });
  expect(settings).toMatchObject({
    documents: [{ naming: { operations: { a: 'four', b: 'three' }, schemas: { C: 'D' } } }],
    others: { naming: { operations: { a: 'four', b: 'two' }, schemas: {} } },
  });
});

test('the layout of a document comes before that of all, and that of the command line before both', async () => {
  const folder = folderOf({
    'forgespec.config.json': JSON.stringify({
      layout: 'family',
      documents: [
        { document: 'a.yaml', out: 'a' },
        { document: 'b.yaml', out: 'b', layout: 'operation' },
      ],
    }),
  });
  const said = { config: join(folder, 'forgespec.config.json'), plugins: [], levels: {} };
  expect(await readSettings(said)).toMatchObject({
    documents: [{ layout: 'family' }, { layout: 'operation' }],
    others: { layout: 'family' },
  });
  expect(await readSettings({ ...said, layout: 'operation' })).toMatchObject({
    documents: [{ layout: 'operation' }, { layout: 'operation' }],
  });
});

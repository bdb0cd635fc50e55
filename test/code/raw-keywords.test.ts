import ts from 'typescript';
import { expect, test } from 'vitest';
import { keywordNames } from '../../generators/schema/keywords.ts';
import { fieldsOf } from '../../generators/source/conform/fields.ts';
import { membersOf, type Kind } from '../../generators/source/structure.ts';
import { filesIn } from './import-graph.ts';
import { rawAccesses } from './raw-accesses.ts';

/** Names that only schemas have: those of other objects of OpenAPI are read from them too. */
const shared = new Set(
  (Object.keys(fieldsOf) as Exclude<Kind, 'schema'>[]).flatMap((kind) => [
    ...Object.keys(fieldsOf[kind].fields),
    ...Object.keys(membersOf(kind).members),
  ]),
);
const names = new Set(keywordNames.filter((name) => !shared.has(name)));

/** They follow references between objects of OpenAPI. */
const ofOpenApi = ['generators/model/node-reader.ts'];

/** Files that read keywords by themselves. They are to use `keywordOf`, `readSchema` or `mergeSchema`; none may be added. */
const unconverted: readonly string[] = [];

test('keywords of schemas are read by the model of schemas alone', () => {
  const files = filesIn('generators').filter(
    (file) => !/^generators\/(schema|source)\//.test(file) && !ofOpenApi.includes(file),
  );
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2024.d.ts'],
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  });
  const found = files.filter((file) => {
    const source = program.getSourceFile(file);
    return source !== undefined && rawAccesses(program.getTypeChecker(), source, names).length > 0;
  });
  expect(found).toEqual(unconverted);
});

const table: readonly (readonly [text: string, want: readonly string[]])[] = [
  [`schema['maxLength'];`, ['maxLength']],
  [`const { items, other } = schema; items; other;`, ['items']],
  [`const { items: inner } = schema; inner;`, ['items']],
  [`'allOf' in schema;`, ['allOf']],
  [`Object.hasOwn(schema, '$ref');`, ['$ref']],
  [`for (const keyword of ['anyOf', 'oneOf'] as const) schema[keyword];`, ['anyOf', 'oneOf']],
  [`maybe?.['maxLength'];`, ['maxLength']],
  [`if (typeof either === 'object') either['maxLength'];`, ['maxLength']],
  [`rules.maxLength; rules['maxLength']; const { maxLength } = rules; maxLength;`, []],
  [`schema['other']; schema[name]; texts['maxLength'];`, []],
];

test('reading a keyword of JSON is seen', () => {
  const declarations = `
    type Json = null | boolean | number | string | Json[] | JsonObject;
    type JsonObject = { [key: string]: Json };
    declare const schema: JsonObject;
    declare const maybe: JsonObject | undefined;
    declare const either: boolean | JsonObject;
    declare const rules: { maxLength: number };
    declare const texts: { [key: string]: string };
    declare const name: string;
    export {};`;
  const sources = new Map(
    table.map(([text], index) => {
      const file = `row${index}.ts`;
      return [file, ts.createSourceFile(file, declarations + text, ts.ScriptTarget.ES2023, true)];
    }),
  );
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    [...sources.keys()],
    { strict: true, lib: ['lib.es2024.d.ts'], types: [] },
    { ...host, getSourceFile: (file, version) => sources.get(file) ?? host.getSourceFile(file, version) },
  );
  const found = [...sources.values()].map((source) => rawAccesses(program.getTypeChecker(), source, names));
  expect(found).toEqual(table.map(([, want]) => want));
});

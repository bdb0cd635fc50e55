import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { keywordNames } from '../../generators/keywords/keywords.ts';
import { fieldsOf } from '../../generators/source/normalize/conform/fields.ts';
import { membersOf, type Kind } from '../../generators/source/document/structure.ts';
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

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2024.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** Resolves no packages: what they hold is no schema, and reading their types takes long. */
function resolveRelative(
  literals: readonly ts.StringLiteralLike[],
  from: string,
): ts.ResolvedModuleWithFailedLookupLocations[] {
  return literals.map(({ text }) => ({
    resolvedModule: text.startsWith('.')
      ? { resolvedFileName: resolve(dirname(from), text), extension: '.ts', isExternalLibraryImport: false }
      : undefined,
  }));
}

test('keywords of schemas are read by the model of schemas alone', () => {
  const files = filesIn('generators').filter((file) => !/^generators\/(schema|source)\//.test(file));
  const host = { ...ts.createCompilerHost(options), resolveModuleNameLiterals: resolveRelative };
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const found = files.filter((file) => {
    const source = program.getSourceFile(file);
    return source !== undefined && rawAccesses(checker, source, names).length > 0;
  });
  expect(found).toEqual([]);
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

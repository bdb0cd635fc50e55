import fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { clientEmitter } from '../../generators/emit/client/client-emitter.ts';
import { serverEmitter } from '../../generators/emit/server/server-emitter.ts';
import { typesEmitter } from '../../generators/emit/types/types-emitter.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { emitted } from '../emit/emitted.ts';
import { modelOf } from '../types/model-of.ts';
import { iterations } from '../runs/iterations.ts';

const ENDINGS = [
  '',
  'Path',
  'Query',
  'Request',
  'Response',
  'Body',
  'Body2',
  'Json',
  'JsonBody',
  'JsonV1Body',
  'Form',
  'FormBody',
  'Text',
  '200',
  '200Body',
  '200JsonBody',
  'Default',
  'Arguments',
  'Result',
  'Handler',
  'ServerRequest',
  'ServerResponse',
  'Operation',
] as const;
const MEDIA_TYPES = [
  'application/json',
  'application/json;v=1',
  'application/json;v=2',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
];

const name = fc
  .tuple(
    fc.constantFrom('read', 'Read', 'read-json', 'readJson'),
    fc.array(fc.constantFrom(...ENDINGS), { maxLength: 2 }),
  )
  .map(([root, endings]) => root + endings.join(''));
const schema = fc
  .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('string', 'integer'))
  .map(([member, type]): JsonObject => ({ type: 'object', properties: { [member]: { type } } }));
const content = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...MEDIA_TYPES), schema), {
    minLength: 1,
    maxLength: 3,
    selector: ([type]) => type,
  })
  .map((types) => Object.fromEntries(types.map(([type, each]) => [type, { schema: each }])));
const operation = fc
  .record({ query: fc.boolean(), body: fc.option(content), ok: content, other: fc.option(content) })
  .map(({ query, body, ok, other }): JsonObject => ({
    parameters: query ? [{ name: 'q', in: 'query', schema: { type: 'string' } }] : [],
    ...(body === null ? {} : { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: 'Done.', content: ok },
      ...(other === null ? {} : { default: { description: 'Not done.', content: other } }),
    },
  }));
/** A schema; with a member that only responses have, its type in requests is another. */
const named = fc.boolean().map((isRead): JsonObject => ({
  type: 'object',
  properties: { id: { type: 'string', readOnly: isRead } },
}));

/** The names that a module declares or imports, once for each declaration. */
function boundIn({ path, text }: OutputFile): readonly string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      return bindings !== undefined && ts.isNamedImports(bindings)
        ? bindings.elements.map((each) => each.name.text)
        : [];
    }
    const isNamed =
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    return isNamed && statement.name !== undefined ? [statement.name.text] : [];
  });
}

/** The names that an index exports. */
function exportedFrom({ path, text }: OutputFile): readonly string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map((each) => each.name.text)
      : [],
  );
}

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((each, index) => names.indexOf(each) !== index);
}

test('operations that are called like types of others have types of their own', async () => {
  let declared = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(name, operation), { minLength: 2, maxLength: 6, selector: ([id]) => id }),
      fc.uniqueArray(fc.tuple(name, named), { maxLength: 4, selector: ([key]) => key }),
      async (operations, schemas) => {
        const model = modelOf({
          schemas: Object.fromEntries(schemas),
          paths: Object.fromEntries(
            operations.map(([operationId, each], index) => [`/${index}`, { post: { operationId, ...each } }]),
          ),
        });
        for (const emitter of [typesEmitter, clientEmitter, serverEmitter]) {
          const files = (await emitted(emitter, model)).files.filter(({ path }) => path.endsWith('.d.ts'));
          for (const file of files) {
            const bound = boundIn(file);
            declared += bound.length;
            expect([file.path, repeated(bound)]).toEqual([file.path, []]);
            expect([file.path, repeated(exportedFrom(file))]).toEqual([file.path, []]);
          }
          const types = files.filter(({ path }) => /^types\/(?:operations|schemas)\//.test(path));
          const own = types.flatMap(({ path, text }) =>
            boundIn({ path, text: text.replaceAll(/^import .*$/gm, '') }),
          );
          expect(repeated(own)).toEqual([]);
        }
      },
    ),
    { numRuns: iterations(150) },
  );
  expect(declared).toBeGreaterThan(iterations(10_000));
});

import { expect, test } from 'vitest';
import { clientEmitter } from '../../generators/emit/client/client-emitter.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { hostileStrings } from '../code/hostile.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { emitted } from '../emit/emitted.ts';

function modelWith(
  parts: JsonObject,
  { path = '/act/{id}', schemas = {} }: { path?: string; schemas?: JsonObject } = {},
) {
  const model = modelOf({
    paths: {
      [path]: {
        post: operation({
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          ...parts,
        }),
      },
    },
    schemas,
  });
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  return { model, only };
}

function body(schema: Json, { required = true, type = 'application/json' } = {}): JsonObject {
  return { requestBody: { required, content: { [type]: { schema } } } };
}

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

test('a hostile document gives modules that parse and do nothing when they are loaded', async () => {
  const paths = Object.fromEntries(
    hostileStrings.map((text, index): [string, Json] => [
      `/${index}${text}`,
      {
        post: operation({
          operationId: text,
          tags: [text],
          summary: text,
          description: text,
          deprecated: true,
          'x-deprecated': { replacement: text },
          parameters: ['query', 'header', 'cookie'].map((location) => ({
            name: text,
            in: location,
            description: text,
            deprecated: true,
            example: text,
            schema: { type: 'string', enum: [text] },
          })),
          requestBody: { content: jsonContent(object({ [text]: { const: text } })) },
          responses: { 200: { description: text, content: { [text]: {}, ...jsonContent(true) } } },
        }),
      },
    ]),
  );
  const { files } = await emitted(clientEmitter, modelOf({ paths }));
  const { default: ts } = await import('typescript');
  for (const { path, text } of files.filter(
    (file) => /^client\/(operations|families)\//.test(file.path) && file.path.endsWith('.js'),
  )) {
    const { diagnostics } = ts.transpileModule(text, {
      reportDiagnostics: true,
      compilerOptions: { allowJs: true, target: ts.ScriptTarget.ESNext },
      fileName: path,
    });
    expect({ path, diagnostics }).toEqual({ path, diagnostics: [] });
    const kinds = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext).statements.map(({ kind }) => kind);
    const allowed = new Set([
      ts.SyntaxKind.ImportDeclaration,
      ts.SyntaxKind.ExportDeclaration,
      ts.SyntaxKind.VariableStatement,
      ts.SyntaxKind.FunctionDeclaration,
    ]);
    expect(kinds.filter((kind) => !allowed.has(kind))).toEqual([]);
  }
});

test('the same document gives the same files', async () => {
  const { model } = modelWith(body(object({ a: true })));
  const [first, second] = await Promise.all([emitted(clientEmitter, model), emitted(clientEmitter, model)]);
  expect(first).toEqual(second);
});

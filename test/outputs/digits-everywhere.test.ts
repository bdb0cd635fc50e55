import { join } from 'node:path';
import fastCheck from 'fast-check';
import { expect, test } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { createMock } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { runtimeHeader } from '../../generators/emit/joined-module.ts';
import { answerFetch } from '../../runtime/server/fetch.ts';
import { schemasOf } from '../check/any-schema.ts';
import { WorkFolder } from '../cli/process.ts';
import { emitted } from '../emit/emitted.ts';
import { iterations, seed } from '../runs/iterations.ts';

/** Integers beside the largest that a double holds exactly, and at the ends of 64 bits. */
const large = ['9007199254740993', '-9007199254740993', '9223372036854775807', '18446744073709551615'];

const anyDocument = fastCheck
  .record({
    schemas: fastCheck.array(schemasOf(), { minLength: 6, maxLength: 6 }),
    choices: fastCheck.array(fastCheck.nat(large.length), { minLength: 60, maxLength: 60 }),
  })
  .map(({ schemas, choices }) => {
    const [parameter, header, body, response, other, member] = schemas;
    const document = {
      openapi: '3.1.1',
      info: { title: 'Digits', version: '1', 'x-build': 1 },
      paths: {
        '/a/{id}': {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'number', default: 1 }, example: 1 },
          ],
          post: {
            operationId: 'a',
            'x-list': [1, { deep: 1 }],
            parameters: [
              { name: 'q', in: 'query', schema: parameter, example: 1 },
              { name: 'j', in: 'query', content: { 'application/json': { schema: {}, example: { a: 1 } } } },
              {
                name: 'h',
                in: 'header',
                schema: header,
                examples: { one: { value: 1 }, two: { value: [1] } },
              },
            ],
            requestBody: { content: { 'application/json': { schema: body, example: { a: [1] } } } },
            responses: {
              '200': {
                description: 'Done.',
                headers: { 'x-left': { schema: { type: 'integer', enum: [1, 2], default: 1 }, example: 1 } },
                content: { 'application/json': { schema: response, examples: { one: { value: { a: 1 } } } } },
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Other: other,
          Listed: { enum: [1, 'a', { b: 1 }], 'x-enum-varnames': ['one', 'a', 'object'], default: 1 },
          Holder: {
            type: 'object',
            properties: { a: member, b: { const: [1] } },
            examples: [{ a: 1 }],
            example: 1,
          },
        },
      },
    };
    let at = 0;
    return JSON.stringify(document).replaceAll(/(?<=[:[,])-?\d+(?:\.\d+)?(?=[,\]}])/g, (number) => {
      at += 1;
      return large[choices[at % choices.length] ?? 0] ?? number;
    });
  });

/** Modules of the output that are made of the document, not carried. */
const own = ({ path, text }: { readonly path: string; readonly text: string }): boolean =>
  path.endsWith('.js') && !text.startsWith(runtimeHeader);

test('documents may have them wherever they have a value', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(anyDocument, anyDocument, async (one, other) => {
      const folder = new WorkFolder({ 'one.json': one, 'other.yaml': other });
      const [left, right] = await Promise.all(
        ['one.json', 'other.yaml'].map((name) => loaded(join(folder.path, name))),
      );
      if (left === undefined || right === undefined) throw new Error('There are two documents.');
      const outputs = await Promise.all(emitters.map((emitter) => emitted(emitter, left.model)));
      const printed = outputs.flatMap(({ files }) => files);
      const bundle = printed.find(({ path }) => path === 'openapi.json');
      const site = await buildSite({ model: left.model, guides: [], url: undefined });
      const request = new Request('http://localhost/a/1', { method: 'POST', body: '{}' });
      const response = await answerFetch(createMock(left.model), request);
      expect(response.status).not.toBe(500);
      expect(() => diffModels(left, right)).not.toThrow();
      expect(structuredClone(left.model)).toEqual(left.model);
      expect(printed.filter(own).length).toBeGreaterThan(0);
      expect(site.files.length).toBeGreaterThan(0);
      expect(digitsIn(bundle?.text ?? '')).toEqual(digitsIn(one));
    }),
    { seed, numRuns: iterations(30) },
  );
});

async function loaded(path: string) {
  const { model, source, findings } = await loadModel(path);
  if (model === undefined || source === undefined)
    throw new Error(findings.map(({ message }) => message).join('\n'));
  return { model, places: source.places };
}

/** The large integers of a text, sorted: repeated schemas stand at other places of the bundle. */
function digitsIn(text: string): readonly string[] {
  return [...new Set(text.match(/-?\d{16,}/g))].toSorted();
}

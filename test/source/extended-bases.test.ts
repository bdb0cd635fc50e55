import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { briefly, readFiles } from './document-folder.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const common = { type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] };
const base = { ...common, discriminator: { propertyName: 'kind' }, oneOf: [ref('Cat'), ref('Dog')] };
const lives = { type: 'object', properties: { lives: { type: 'integer' } } };
const bark = { type: 'object', properties: { bark: { type: 'boolean' } } };

/** The schemas of a document as they are read, and the findings. */
async function read(
  schemas: Record<string, Json>,
): Promise<{ schemas: unknown; findings: readonly string[] }> {
  const root = { openapi: '3.1.1', info: { title: 'T', version: '1' }, paths: {}, components: { schemas } };
  const { document, findings, folder } = await readFiles({ 'a.json': JSON.stringify(root) });
  const components = document?.root['components'] as JsonObject | undefined;
  return {
    schemas: components?.['schemas'],
    findings: briefly(findings, folder).map((each) => each.split(' ')[0] ?? ''),
  };
}

/** The children as they are written, and as they are read. */
test.each<readonly [what: string, given: Record<string, Json>, want: Record<string, Json>, count: number]>([
  [
    'a part',
    { Cat: { allOf: [ref('Pet'), lives] }, Dog: { allOf: [ref('Pet'), bark] } },
    { Cat: { allOf: [common, lives] }, Dog: { allOf: [common, bark] } },
    2,
  ],
  [
    'a reference with other keywords beside it',
    { Cat: { ...ref('Pet'), ...lives }, Dog: bark },
    { Cat: { ...lives, allOf: [common] }, Dog: bark },
    1,
  ],
  [
    'a part of a part',
    { Cat: { allOf: [{ allOf: [ref('Pet')] }] }, Dog: { allOf: [ref('Cat'), bark] } },
    { Cat: { allOf: [{ allOf: [common] }] }, Dog: { allOf: [ref('Cat'), bark] } },
    1,
  ],
  [
    'a schema between them',
    { Cat: { allOf: [ref('Tame'), lives] }, Dog: bark, Tame: { allOf: [ref('Pet')] } },
    { Cat: { allOf: [ref('Tame'), lives] }, Dog: bark, Tame: { allOf: [common] } },
    1,
  ],
])(
  'a child that extends its union by %s gets what the union has in common',
  async (_, given, want, count) => {
    const findings = Array.from({ length: count }, () => 'schema/extends-union');
    for (const schemas of [
      { Pet: base, ...given },
      { ...given, Pet: base },
    ])
      expect(await read(schemas)).toMatchObject({ schemas: { Pet: base, ...want }, findings });
  },
);

test('a child that does not extend its union is as it was', async () => {
  const schemas = { Pet: base, Cat: lives, Dog: bark };
  expect(await read(schemas)).toEqual({ schemas, findings: [] });
});

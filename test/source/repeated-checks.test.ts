import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { limits } from '../../generators/source/files/limits.ts';
import { readFiles } from './document-folder.ts';

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** How a schema leads to another in several ways, for the same value. */
const several: Readonly<Record<string, (to: JsonObject) => JsonObject>> = {
  allOf: (to) => ({ allOf: [to, to] }),
  anyOf: (to) => ({ anyOf: [to, to] }),
  oneOf: (to) => ({ oneOf: [to, to] }),
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword has this name
  'if, then and else': (to) => ({ if: to, then: to, else: to }),
  not: (to) => ({ not: { not: to }, allOf: [to] }),
  dependentSchemas: (to) => ({ dependentSchemas: { a: to, b: to } }),
  'a reference beside alternatives': (to) => ({ ...to, anyOf: [{ type: 'string' }, to] }),
  'alternatives in alternatives': (to) => ({ anyOf: [{ oneOf: [to, { type: 'string' }] }, { allOf: [to] }] }),
};

/** Schemas, each of which leads to the next, from the last to the first. */
function levels(count: number, lead: (to: JsonObject) => JsonObject): JsonObject {
  const inner = Array.from({ length: count }, (_, index) => [`L${index + 1}`, lead(reference(`L${index}`))]);
  return Object.fromEntries([['L0', { type: 'string' }], ...inner]);
}

async function read(schemas: JsonObject) {
  const document: Json = { openapi: '3.1.1', info: { title: 'T', version: '1' }, components: { schemas } };
  const { document: made, findings } = await readFiles({ 'a.json': JSON.stringify(document) });
  return { isRead: made !== undefined, findings: findings.map(({ code, at }) => `${code} ${at?.pointer}`) };
}

test.each(Object.entries(several))('%s at every level is refused where it doubles', async (_, lead) => {
  const { isRead, findings } = await read(levels(40, lead));
  expect({ isRead, findings }).toEqual({
    isRead: false,
    findings: [expect.stringMatching(/^schema\/exponential-validation \/components\/schemas\/L\d+$/)],
  });
});

test.each(Object.entries(several))('%s at a few levels is accepted', async (_, lead) => {
  expect(await read(levels(6, lead))).toEqual({ isRead: true, findings: [] });
});

const LARGE = 5 * limits.ways;

test.each<readonly [string, () => JsonObject]>([
  ['a chain of references', () => levels(LARGE, (to) => to)],
  ['a chain of members', () => levels(LARGE, (to) => ({ properties: { a: to, b: to } }))],
  [
    'many alternatives',
    () => ({
      ...levels(LARGE, () => ({ type: 'string' })),
      All: { anyOf: Array.from({ length: LARGE }, (_, index) => reference(`L${index}`)) },
    }),
  ],
])('%s, however large, is accepted', async (_, schemas) => {
  expect((await read(schemas())).findings).toEqual([]);
});

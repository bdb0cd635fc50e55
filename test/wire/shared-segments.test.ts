import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';
import { iterations } from '../runs/iterations.ts';

/** Templates with several parameters in one segment, by operation. */
const templates: Readonly<Record<string, string>> = {
  dashed: '/dashed/{a}-{b}',
  dotted: '/dotted/{a}.{b}',
  ellipsis: '/compare/{a}...{b}',
  named: '/named/{a}.tar.{b}',
  underscored: '/underscored/from_{a}_to_{b}_end',
  letters: '/letters/{a}x{b}',
  digits: '/digits/{a}2{b}',
  reserved: '/reserved/{a},{b}',
  colon: '/colon/{a}:{b}',
  accented: '/accented/{a}é{b}',
  three: '/three/{a}-{b}.{c}',
  matrix: '/matrix/{m}-{b}',
};

function operationOf(operationId: string, path: string): JsonObject {
  const parameters = [...path.matchAll(/\{(\w)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(name === 'm' && { style: 'matrix' }),
    schema: { type: 'string' },
  }));
  const response = { description: 'What came.', content: { 'application/json': { schema: true } } };
  return { get: { operationId, parameters, responses: { '200': response } } };
}

const piece = fc.constantFrom(...'-._~x2,:;=%/é', 'a', 'b', '...', '_to_', '.tar.', '%2E', '-%2D');
const value = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
const values = fc.record({ a: value, b: value, c: value, m: value });

/** `é` has to be encoded in any case, so that nothing distinguishes it from the text between the values. */
function isInseparable(id: string, { a = '' }: Readonly<Record<string, string>>): boolean {
  return id === 'accented' && a.slice(1).includes('é');
}

function answerPath({ path }: { readonly path: unknown }): { status: 200; body: unknown } {
  return { status: 200, body: path };
}

let generated: Generated;

beforeAll(async () => {
  const paths = Object.entries(templates).map(([id, path]) => [path, operationOf(id, path)]);
  generated = await generateBoth(documentOf(Object.fromEntries(paths) as JsonObject));
});

describe.each(ways)('several parameters in one segment, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const handlers = Object.keys(templates).map((id) => [id, answerPath]);
    way = await openWay(name, generated, Object.fromEntries(handlers) as never);
  });

  afterAll(() => way.close());

  test.each(Object.entries(templates))('%s arrive as they were given', async (id, path) => {
    await fc.assert(
      fc.asyncProperty(values, async (all) => {
        const given = Object.fromEntries(Object.entries(all).filter(([each]) => path.includes(`{${each}}`)));
        way.sent.length = 0;
        const outcome = await generated.client[id]?.(way.client, given).catch((error: unknown) => {
          if (way.sent.length > 0 || !(error instanceof TypeError)) throw error;
          return 'refused';
        });
        expect(outcome).toEqual(isInseparable(id, given) ? 'refused' : given);
      }),
      { numRuns: iterations(60) },
    );
  });

  test.each([
    ['dashed', { a: 'x', b: 'y' }, '/dashed/x-y'],
    ['dashed', { a: 'x', b: 'y-z' }, '/dashed/x-y-z'],
    ['dashed', { a: 'x-y', b: 'z' }, '/dashed/x%2Dy-z'],
    ['ellipsis', { a: 'v1.0', b: 'v2.0' }, '/compare/v1.0...v2.0'],
    ['ellipsis', { a: 'v1.', b: 'v2' }, '/compare/v1%2E...v2'],
    ['dotted', { a: 'a.tar', b: 'gz' }, '/dotted/a%2Etar.gz'],
  ])('%s with %j is sent as %s: only what would be read otherwise is encoded', async (id, given, sent) => {
    way.sent.length = 0;
    await generated.client[id]?.(way.client, given);
    expect(way.sent.map((url) => url.replace(/^http:\/\/[^/]*/, ''))).toEqual([sent]);
  });
});

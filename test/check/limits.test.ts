import { describe, expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { conditional, modelOf } from './model.ts';

/** Recursive lists, and recursive objects with lists. */
const others: JsonObject = {
  List: { type: 'array', items: { $ref: '#/components/schemas/List' } },
  Tree: { properties: { c: { items: { $ref: '#/components/schemas/Tree' } } } },
};
const list = { $ref: '#/components/schemas/List' };
const tree = { $ref: '#/components/schemas/Tree' };

function nested(levels: number): Json {
  let value: Json = [];
  for (let level = 1; level < levels; level += 1) value = [value];
  return value;
}

const deep = nested(300);
const wide = { c: Array.from({ length: 260_000 }, () => ({})) };

/** The errors of a value, as `pointer keyword`, and those of a small value afterwards. */
function errorsOf(schema: Json, value: Json): { errors: string[]; next: string[] } {
  const model = modelOf({ Root: schema, ...others });
  const root = model.schemas.find(({ key }) => key === 'Root');
  if (root === undefined) throw new Error('The schema is lost.');
  const validate = liveValidators(model).schema(root, 'response');
  const brief = (each: Json): string[] =>
    validate(each).map(({ pointer, keyword }) => `${pointer} ${keyword}`);
  return { errors: brief(value), next: brief('text') };
}

describe('a limit refuses the whole value', () => {
  it.each<[title: string, schema: Json, value: Json, error: string]>([
    ['within not', { not: list }, deep, ' depth'],
    ['within not of not', { not: { not: list } }, deep, ' not'],
    ['within oneOf', { oneOf: [list, true] }, deep, ' depth'],
    ['within anyOf', { anyOf: [list, { type: 'array' }] }, deep, ' depth'],
    ['in a condition', conditional(list, false), deep, ' depth'],
    ['in a condition of else', { if: list, else: { type: 'array' } }, deep, ' depth'],
    ['where matches are counted', { contains: list, minContains: 0, maxContains: 0 }, [deep], ' depth'],
    ['in a schema of dependents', { not: { properties: { a: list } } }, { a: deep }, ' depth'],
    ['in items that are compared', { uniqueItems: true }, [deep, deep], ' depth'],
    ['in items that are compared within not', { not: { uniqueItems: true } }, [deep, 1], ' not'],
    ['of steps', tree, wide, '/c/249999 effort'],
    ['of steps within not', { not: tree }, wide, ' effort'],
  ])('%s', (_, schema, value, error) => {
    expect(errorsOf(schema, value).errors).toContain(error);
  });

  it('and no later one', () => {
    expect(errorsOf({ oneOf: [list, { type: ['array', 'string'] }] }, deep).next).toStrictEqual([]);
    expect(errorsOf({ uniqueItems: true }, [deep, 1]).next).toStrictEqual([]);
  });

  it.each([
    ['lists', { not: list }, nested(200), ' not'],
    ['items', { not: { uniqueItems: true } }, [nested(200), 1], ' not'],
  ])('but not below it: %s', (_, schema, value, error) => {
    expect(errorsOf(schema, value).errors).toStrictEqual([error]);
  });
});

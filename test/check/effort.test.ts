import { expect, it } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { processorTime } from '../runs/growth.ts';
import { validatorOf } from './validator.ts';

/** What the time of a check that ends at the limit of its work grows less than, for any number of levels. */
const LIMITED = 4;

/**
 * How many times as long a check takes for 3 more levels, after so many that it reaches the limit of its work. Without a
 * limit that is 8 times for what doubles with each level.
 */
function growthByLevels(work: (levels: number) => () => unknown): number {
  const [some, more] = [work(24), work(27)].map(processorTime);
  return (more ?? 0) / (some ?? 0);
}

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

it('bounds the time of recursive schemas with alternatives', () => {
  const next = { type: 'object', properties: { next: ref('Node') }, required: ['next'] };
  const validator = validatorOf(ref('Node'), {
    others: { Node: { anyOf: [next, { ...next, minProperties: 1 }] } },
  });
  const times = growthByLevels((levels) => {
    let chain: object = {};
    for (let level = 0; level < levels; level += 1) chain = { next: chain };
    return () => expect(validator(chain).map(({ keyword }) => keyword)).toContain('effort');
  });
  expect(times).toBeLessThan(LIMITED);
});

it.each<readonly [string, (part: JsonObject) => JsonObject, (part: object) => object]>([
  [
    'in alternatives',
    (part) => ({ oneOf: [{ properties: { next: part } }, { properties: { next: part } }] }),
    (next) => ({ next }),
  ],
  [
    'by its name and a pattern',
    (part) => ({ properties: { next: part }, patternProperties: { '^n': part } }),
    (next) => ({ next }),
  ],
  ['for all items and for one', (part) => ({ items: part, contains: part }), (next) => [next]],
])('bounds the time of schemas that describe a part in several ways: %s', (_, describing, holding) => {
  const times = growthByLevels((levels) => {
    const others: Record<string, JsonObject> = { Node0: { type: 'string' } };
    let value: object = {};
    for (let level = 1; level <= levels; level += 1) {
      others[`Node${level}`] = describing(ref(`Node${level - 1}`));
      value = holding(value);
    }
    const validator = validatorOf(ref(`Node${levels}`), { others });
    return () => expect(validator(value)).not.toEqual([]);
  });
  expect(times).toBeLessThan(LIMITED);
});

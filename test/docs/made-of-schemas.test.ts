import { expect, it } from 'vitest';
import { MadeOfSchemas } from '../../generators/emit/docs/made-of-schemas.ts';
import { tsModelOf, type TsModel } from '../../generators/typescript/ts-model.ts';
import { modelOf } from '../check/model.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A schema that leads over one to another, as the next version of a document has it where an edit concerns neither. */
const from = { properties: { a: to('A') } };

/** A model, and versions of it that have another schema in place of one. */
function versions(names: readonly string[]): readonly TsModel[] {
  const first = tsModelOf(modelOf({ A: { allOf: [to('B')] }, B: { type: 'string' }, C: { type: 'string' } }));
  const edited = names.map((name) => first.schemas.map((each) => (each.key === name ? { ...each } : each)));
  return [first, ...edited.map((schemas) => ({ ...first, schemas }))];
}

it.each([
  [
    ['B', 'B'],
    [1, 2, 3],
  ],
  [
    ['C', 'A'],
    [1, 1, 2],
  ],
  [
    ['C', 'C'],
    [1, 1, 1],
  ],
])('makes anew what leads to what was edited: %j', (names, want) => {
  const kept = new MadeOfSchemas<number>(true);
  let count = 0;
  const made = versions(names).map((model) => kept.of(model, from, () => (count += 1)));
  expect(made).toEqual(want);
});

it('keeps nothing of a document that has no next version', () => {
  const kept = new MadeOfSchemas<number>(false);
  let count = 0;
  const [first] = versions([]);
  const makeTwice = (model: TsModel): readonly number[] =>
    [1, 2].map(() => kept.of(model, from, () => (count += 1)));
  expect(first && makeTwice(first)).toEqual([1, 2]);
});

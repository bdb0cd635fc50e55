import { expect, test } from 'vitest';
import { buildModel } from '../../generators/model/build.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';
import { document } from '../spec/document.ts';

if (document === undefined) throw new Error('The document was refused.');
const { model } = buildModel(document);

test('the model has keys, and no names of a language', () => {
  const things = [...model.operations, ...model.schemas, ...model.families];
  expect(things.filter((thing) => 'names' in thing || 'requestType' in thing)).toEqual([]);
});

test('names are planned once for a model, and the model that has them is asked as well', () => {
  const named = tsModelOf(model);
  expect(tsModelOf(model)).toBe(named);
  expect(tsModelOf(named)).toBe(named);
});

test('the operations of families are those of the model, with their names', () => {
  const named = tsModelOf(model);
  expect(new Set(named.families.flatMap(({ operations }) => operations))).toEqual(new Set(named.operations));
});

test('a thread that gets a copy of the model plans the same names, and a copy with names is the same data', () => {
  const named = tsModelOf(model);
  expect(tsModelOf(structuredClone(model))).toEqual(named);
  expect(structuredClone(named)).toEqual(named);
});

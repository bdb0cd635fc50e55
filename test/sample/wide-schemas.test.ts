import { expect, test } from 'vitest';
import { describedBy, memberSchemas } from '../../generators/sample/object.ts';
import { schemasOfMember } from '../../generators/diff/contain/members.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';

/** Properties that count how often all of them are listed. */
function countedProperties(properties: JsonObject): { readonly properties: JsonObject; lists: number } {
  const counted = { properties, lists: 0 };
  counted.properties = new Proxy(properties, {
    ownKeys: (target) => {
      counted.lists += 1;
      return Reflect.ownKeys(target);
    },
  });
  return counted;
}

test.for([
  ['sample', (schema: JsonObject, name: string) => memberSchemas([schema], name)],
  ['diff', (schema: JsonObject, name: string) => schemasOfMember([schema], name, { closed: false })],
] as const)('in %s the schema of one member is read without those beside it', ([, schemasOf]) => {
  const names = Array.from({ length: 1_000 }, (_, index) => `member${index}`);
  const counted = countedProperties(Object.fromEntries(names.map((name) => [name, { title: name }])));
  const schema = { properties: counted.properties };
  const found = names.map((name): Json => schemasOf(schema, name).map((each) => each));
  expect(found).toEqual(names.map((name) => [{ title: name }]));
  expect(counted.lists).toBeLessThan(10);
});

const one: JsonObject = { properties: { a: true, b: true } };
const two: JsonObject = { properties: { b: true } };
const none: JsonObject = { required: ['a'] };
const open: JsonObject = { additionalProperties: { type: 'string' } };
const matched: JsonObject = { patternProperties: { '^x': true } };
test.for<[conjuncts: readonly JsonObject[], name: string, want: readonly JsonObject[]]>([
  [[one, none, two], 'a', [one]],
  [[one, none, two], 'b', [one, two]],
  [[one, none, two], 'c', []],
  [[two, one, two], 'b', [two, one, two]],
  [[one, open], 'b', [one, open]],
  [[matched, one], 'c', [matched, one]],
])('%j has for the member %s the schemas %j', ([conjuncts, name, want]) => {
  expect(describedBy(conjuncts)(name)).toEqual(want);
});

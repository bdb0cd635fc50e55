import fc from 'fast-check';
import { expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { modelOf } from './model.ts';
import { schemaAt } from '../../generators/schema/named.ts';
import { iterations } from '../runs/iterations.ts';
import { growth, LINEAR } from '../runs/growth.ts';

const object = (required: string[], properties: JsonObject): Json => ({
  type: 'object',
  required,
  properties,
});
const text: Json = { type: 'string' };
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const others: Record<string, Json> = {
  Create: object(['action', 'content'], { action: { const: 'create' }, content: text }),
  Delete: object(['action'], { action: { const: 'delete' } }),
  Move: object(['action', 'from', 'to'], { action: { enum: ['move', 'rename'] }, from: text, to: text }),
  Cat: object(['kind', 'lives'], { kind: text, lives: { type: 'integer' } }),
  Dog: object(['kind', 'bark'], { kind: text, bark: text }),
};
const action: Json = { oneOf: [ref('Create'), ref('Delete'), ref('Move')] };
const mixed: Json = { oneOf: [ref('Create'), ref('Cat'), ref('Delete')] };
const pet: Json = {
  oneOf: [ref('Cat'), ref('Dog')],
  discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
};
const either: Json = { anyOf: [{ required: ['a'] }, { required: ['b'] }] };
const deep: Json = { type: 'object', properties: { actions: { type: 'array', items: action } } };

it.each<[what: string, schema: Json, value: Json, messages: string[]]>([
  ['a constant member chooses', action, { action: 'create' }, [' must have the property content']],
  [
    'a listed member chooses',
    action,
    { action: 'rename', from: 1 },
    ['/from must be of type string', ' must have the property to'],
  ],
  [
    'a member of no alternative',
    action,
    { action: 'boom' },
    ['/action must be one of "create", "delete", "move", "rename"'],
  ],
  ['what all alternatives ask for', action, { content: 'a' }, [' must have the property action']],
  ['a value of another type', action, 5, [' must be of type object']],
  [
    'within items',
    deep,
    { actions: [{ action: 'delete' }, { action: 'create' }, { action: 'boom' }] },
    [
      '/actions/1 must have the property content',
      '/actions/2/action must be one of "create", "delete", "move", "rename"',
    ],
  ],
  [
    'a constant beside an alternative without the member',
    mixed,
    { action: 'create' },
    [' must have the property content'],
  ],
  [
    'a member of no alternative, beside one without the member',
    mixed,
    { action: 'boom' },
    ['/action must be one of "create", "delete"'],
  ],
  [
    'an object without the member',
    mixed,
    { kind: 'a' },
    [
      ' must have the property lives',
      ' must have the property action',
      ' must match exactly one of the alternatives',
    ],
  ],
  [
    'one constant beside an alternative without the member',
    { anyOf: [ref('Create'), ref('Dog')] },
    { action: 'create' },
    [' must have the property content'],
  ],
  ['a mapped discriminator chooses', pet, { kind: 'cat' }, [' must have the property lives']],
  ['an implicit name chooses', pet, { kind: 'Dog' }, [' must have the property bark']],
  [
    'a discriminator that names none',
    pet,
    { kind: 'bird' },
    [
      ' must have the property lives',
      ' must have the property bark',
      ' must match exactly one of the alternatives',
    ],
  ],
  ['a discriminator that is inherited', pet, { lives: 1 }, [' must have the property kind']],
  [
    'alternatives of which none is nearer',
    either,
    {},
    [
      ' must have the property a',
      ' must have the property b',
      ' must match at least one of the alternatives',
    ],
  ],
  [
    'the alternative with fewest faults',
    { anyOf: [{ required: ['a', 'b', 'c'] }, { required: ['d'] }] },
    {},
    [' must have the property d', ' must match at least one of the alternatives'],
  ],
  [
    'the only alternative of the right type',
    { anyOf: [text, ref('Delete'), { type: 'null' }] },
    {},
    [' must have the property action'],
  ],
  ['types', { anyOf: [text, { type: 'null' }] }, 1, [' must be of type string or null']],
  [
    'values and types',
    { anyOf: [{ enum: ['x', 'y'] }, { type: 'integer' }, { anyOf: [{ const: 'z' }, { type: 'null' }] }] },
    'w',
    [' must be one of "x", "y", "z", or of type integer or null'],
  ],
  [
    'two that match',
    { oneOf: [text, { maxLength: 5 }] },
    'a',
    [' must match exactly one of the alternatives'],
  ],
  [
    'a union within the alternative that is meant',
    { oneOf: [object(['t', 'v'], { t: { const: 1 }, v: action }), object(['t'], { t: { const: 2 } })] },
    { t: 1, v: { action: 'create' } },
    ['/v must have the property content'],
  ],
  [
    'a name of a member',
    { propertyNames: { anyOf: [{ maxLength: 1 }, { const: 'long' }] } },
    { 'a/b': 1 },
    ['/a~1b must have at most 1 characters'],
  ],
])('%s', (_, schema, value, messages) => {
  expect(messagesOf(schema, value)).toEqual(messages);
});

function messagesOf(schema: Json, value: Json): readonly string[] {
  const model = modelOf({ Root: schema, ...others });
  const errors = liveValidators(model).schema(schemaAt(model, '#/components/schemas/Root'), 'request')(value);
  return errors.map(({ pointer, message }) => `${pointer} ${message}`);
}

it('says the same when alternatives are added that do not have the member of the value', () => {
  const tagged = fc.subarray(['Create', 'Delete', 'Move'], { minLength: 1 });
  const added = fc.subarray(
    [
      ref('Cat'),
      ref('Dog'),
      text,
      { type: 'null' },
      { type: 'array', items: text },
      object(['action', 'else'], { action: text }),
      { allOf: [ref('Cat'), { required: ['x', 'y', 'z'] }] },
      { type: 'object', minProperties: 5 },
    ],
    { minLength: 1 },
  );
  const value = fc.record(
    {
      action: fc.constantFrom<Json>('create', 'delete', 'move', 'rename', 'boom', 1, null),
      content: fc.constantFrom<Json>('a', 1),
      from: fc.constantFrom<Json>('a', 1),
    },
    { requiredKeys: ['action'], noNullPrototype: true },
  );
  const keyword = fc.constantFrom('anyOf', 'oneOf');
  fc.assert(
    fc.property(keyword, tagged, added, fc.boolean(), value, (union, names, more, isLast, given) => {
      const alternatives = names.map(ref);
      const messages = messagesOf({ [union]: alternatives }, given);
      const all = isLast ? [...alternatives, ...more] : [...more, ...alternatives];
      expect(messagesOf({ [union]: all }, given)).toEqual(messages);
    }),
    { numRuns: iterations(150) },
  );
});

it.each([
  ['alternatives', (size: number) => ({ alternatives: size, members: 10 })],
  ['faults of each', (size: number) => ({ alternatives: 10, members: size })],
])('takes time linear in the %s', (_, sized) => {
  const times = growth((size) => {
    const { alternatives, members } = sized(size);
    const names = Array.from({ length: members }, (__, index) => `m${index}`);
    const wide: Json = {
      oneOf: Array.from({ length: alternatives }, (__, index) =>
        object(names, { tag: { const: index }, ...Object.fromEntries(names.map((name) => [name, text])) }),
      ),
    };
    const model = modelOf({ Root: { type: 'array', items: wide } });
    const validator = liveValidators(model).schema(schemaAt(model, '#/components/schemas/Root'), 'request');
    const values = Array.from({ length: 120 }, () => ({}));
    return () => expect(validator(values)).toHaveLength(100);
  }, 100);
  expect(times).toBeLessThan(LINEAR);
});

import type { Json, JsonObject } from '../../generators/json/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const requires = (...names: readonly string[]): JsonObject => ({ required: [...names] });
const texts = (...names: readonly string[]): JsonObject => ({
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

/** Schemas that the others refer to. */
const parts: JsonObject = {
  Base: {
    type: 'object',
    properties: {
      a: { type: 'string' },
      b: { type: ['string', 'null'] },
      c: {},
      long: { type: 'object', properties: { d: { type: 'number' } } },
    },
  },
  NeedsA: requires('a'),
  NeedsAny: { type: 'object', required: ['a'], properties: { a: {} } },
  Any: { description: 'Anything.' },
  Count: { type: 'object', properties: { a: { type: 'integer' } } },
  Empty: { type: 'object', properties: { x: { type: 'string' } } },
  Nested: { allOf: [ref('Base')], required: ['a'] },
  Choice: { oneOf: [ref('Base'), ref('Choice')] },
};

/** A schema, a member that it requires and others describe, and the type that readers get. */
const rows: readonly (readonly [schema: Json, member: string, type: string])[] = [
  [{ allOf: [ref('Base')], ...requires('a') }, 'a', 'string'],
  [{ allOf: [ref('Base')], ...requires('b') }, 'b', 'string | null'],
  [{ allOf: [ref('Base')], ...requires('long') }, 'long', '{ d?: number }'],
  [{ ...ref('Base'), ...requires('a', 'b') }, 'a', 'string'],
  [{ allOf: [ref('Base'), requires('a')] }, 'a', 'string'],
  [{ allOf: [requires('a'), ref('Base')] }, 'a', 'string'],
  [{ allOf: [ref('Base'), { ...requires('a'), ...texts('d') }] }, 'a', 'string'],
  [{ allOf: [ref('Base')], ...requires('a'), properties: { a: { minLength: 1 } } }, 'a', 'string'],
  [{ allOf: [ref('Base')], ...requires('a'), properties: { a: {} } }, 'a', 'string'],
  [{ allOf: [ref('Base')], ...requires('a'), properties: { a: ref('Any') } }, 'a', 'string'],
  [{ ...texts('a'), allOf: [requires('a')] }, 'a', 'string'],
  [{ ...texts('a'), allOf: [{ allOf: [requires('a')] }] }, 'a', 'string'],
  [{ ...texts('a'), allOf: [ref('NeedsA')] }, 'a', 'string'],
  [{ ...texts('a'), allOf: [ref('NeedsAny')] }, 'a', 'string'],
  [{ allOf: [ref('NeedsA'), ref('Base')] }, 'a', 'string'],
  [{ allOf: [ref('NeedsAny'), ref('Base')] }, 'a', 'string'],
  [{ allOf: [requires('x'), texts('x')] }, 'x', 'string'],
  [ref('Nested'), 'a', 'string'],
  [{ allOf: [ref('Nested')], ...requires('b') }, 'b', 'string | null'],
  [{ allOf: [{ allOf: [ref('Nested')] }], ...requires('long') }, 'long', '{ d?: number }'],
  [{ ...requires('a'), oneOf: [ref('Base'), ref('Count')] }, 'a', 'string | number'],
  [{ ...requires('a'), oneOf: [texts('a'), ref('Count')] }, 'a', 'string | number'],
  [{ ...requires('a'), anyOf: [texts('a'), { ...texts('a'), ...requires('b') }] }, 'a', 'string'],
  [{ ...requires('a'), oneOf: [ref('Base'), ref('Base')], anyOf: [ref('Empty'), texts('x')] }, 'a', 'string'],
  [
    { ...requires('a'), anyOf: [ref('Choice'), { type: 'object', properties: { a: true } }] },
    'a',
    '{} | null',
  ],
  [{ ...texts('a'), anyOf: [requires('a'), { ...texts('k'), ...requires('a', 'k') }] }, 'a', 'string'],
  [{ allOf: [ref('Base')], oneOf: [requires('a'), { ...requires('a', 'b') }] }, 'a', 'string'],
  [{ allOf: [ref('Base')], oneOf: [ref('NeedsA'), ref('NeedsAny')] }, 'a', 'string'],
  [{ oneOf: [ref('NeedsA'), ref('NeedsAny')], anyOf: [ref('Base'), ref('Count')] }, 'a', 'string | number'],
  [{ ...requires('k'), additionalProperties: { type: 'string' } }, 'k', 'string'],
  [
    { ...requires('k'), allOf: [{ type: 'object', additionalProperties: { type: 'string' } }] },
    'k',
    'string',
  ],
];

const named = rows.map(([schema, ...row], index) => ({ name: `Row${index}`, schema, row }));

/** Required members that are described elsewhere, and a program that reads them. */
export const requiredMembers = {
  schemas: { ...parts, ...Object.fromEntries(named.map(({ name, schema }) => [name, schema])) },
  program: `
import type { ${named.map(({ name }) => name).join(', ')} } from './types/index.js';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Plain<T> = { [K in keyof T]: T[K] } & unknown;
type Read<T> = T extends object ? Plain<T> : T;

${named
  .map(({ name, row: [member, type] }) => {
    const read = `${name}['${member}']`;
    return `export const ${name.toLowerCase()}: [Same<Read<${read}>, Read<${type}>>, undefined extends ${read} ? false : true] = [true, true];
// @ts-expect-error ${JSON.stringify(member)} has a value
export const no${name}: ${name} = { ${member}: undefined };
`;
  })
  .join('\n')}`,
};

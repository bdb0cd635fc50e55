import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileChecks } from '../../generators/check/value-checks.ts';
import { conflictOf } from '../../generators/source/rules/check/conflict.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { referencesIn } from '../../generators/source/references/references.ts';
import { isObject } from '../../generators/json/member.ts';
import { briefly, readFiles } from './document-folder.ts';
import { iterations } from '../runs/iterations.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";
const schemaAt = (text: string) => `${head}components:\n  schemas:\n    A: ${text}\n`;
const oldSchemaAt = (text: string) => `${schemaAt(text).replace('3.1.1', '3.0.3')}paths: {}\n`;
const operationAt = (text: string) => `${head}paths:\n  /a:\n    get: ${text}\n`;
const responseAt = (text: string) => operationAt(`{ responses: { 204: { description: d, ${text} } } }`);
const variableAt = (text: string) =>
  `${head}servers:\n  - { url: 'https://{a}.example', variables: { a: ${text} } }\n`;

const cases: readonly (readonly [text: string, want: readonly string[]])[] = [
  // A server variable.
  [variableAt('{ default: b, enum: [b, c] }'), []],
  [variableAt('{ default: b }'), []],
  [variableAt('{ default: b, enum: [c] }'), ['openapi/server-variable-default 4:62']],
  [variableAt("{ default: '', enum: [c] }"), ['openapi/server-variable-default 4:62']],
  [variableAt('{ default: b, enum: [] }'), ['openapi/server-variable-empty 4:71']],
  // Descriptions that take too long to read.
  [operationAt(`{ description: '${'*a'.repeat(50_000)}' }`), []],
  [operationAt(`{ description: "${'*a* *b* \\n\\n'.repeat(4_000)}" }`), []],
  [operationAt(`{ description: ${'a_b'.repeat(60_000)} }`), []],
  [operationAt(`{ description: ${'a'.repeat(200_001)} }`), ['openapi/long-text 5:25']],
  [operationAt(`{ description: '${'> '.repeat(99)}a' }`), []],
  [operationAt(`{ description: '${'> '.repeat(100)}a' }`), ['openapi/long-text 5:25']],
  [operationAt(`{ description: '${'- 1. >'.repeat(40)}a' }`), ['openapi/long-text 5:25']],
  [operationAt(`{ description: "a\\n${'-'.repeat(3_000)}" }`), []],
  [operationAt(`{ description: "${'title\\n---\\n\\n'.repeat(501)}" }`), []],
  [operationAt(`{ description: "${'> quote\\nmore\\n\\n'.repeat(501)}" }`), []],
  // Headers that differ in case only.
  [responseAt('headers: { X-A: { schema: {} }, X-B: { schema: {} } }'), []],
  [responseAt('headers: { X-A: { schema: {} }, x-a: { schema: {} } }'), ['openapi/duplicate-header 5:80']],
  // Responses.
  [operationAt('{ responses: {} }'), ['openapi/missing-response 5:12']],
  [operationAt('{ responses: { x-none: true } }'), ['openapi/missing-response 5:12']],
  [operationAt('{ responses: { default: { description: d } } }'), []],
  [operationAt('{}'), []],
  // Media types.
  ...['application/json', '*/*', 'text/*', 'application/vnd.a+json; version=1;b="c;d"', 'text/plain;'].map(
    (type): [string, readonly string[]] => [responseAt(`content: { '${type}': {} }`), []],
  ),
  ...['json', 'application/json, text/plain', 'application json', '', '/', 'a/b/c', 'a/b; c', ' a/b'].map(
    (type): [string, readonly string[]] => [
      responseAt(`content: { '${type}': {} }`),
      ['openapi/invalid-media-type 5:59'],
    ],
  ),
  [
    `${head}components: { requestBodies: { B: { content: { multipart/form-data: { schema: {}, encoding: { a: { contentType: 'image/png, image/*' }, b: { contentType: png } } } } } } }\n`,
    ['openapi/invalid-media-type 3:155'],
  ],
  // Listed values.
  [schemaAt('{ type: string, enum: [a, b] }'), []],
  [schemaAt('{ type: string, enum: [a, 1, 2] }'), ['schema/enum-mismatch 5:34']],
  [schemaAt('{ type: [string, "null"], enum: [a, null] }'), []],
  [oldSchemaAt('{ type: string, nullable: true, enum: [a] }'), []],
  [oldSchemaAt('{ type: string, enum: [a, null] }'), ['schema/enum-mismatch 5:34']],
  [schemaAt('{ type: string, maxLength: 2, enum: [ab, abc] }'), ['schema/enum-mismatch 5:49']],
  [schemaAt('{ type: number, enum: [1, 2.5] }'), []],
  [schemaAt('{ type: integer, enum: [1.0, 2.5] }'), ['schema/enum-mismatch 5:37']],
  // Defaults.
  [schemaAt('{ type: integer, maximum: 100, default: 200 }'), ['schema/default-mismatch 5:48']],
  [schemaAt('{ type: string, pattern: "^a$", default: b }'), ['schema/default-mismatch 5:49']],
  [schemaAt('{ type: string, format: date, default: 2023-02-30 }'), ['schema/default-mismatch 5:47']],
  [schemaAt('{ type: array, items: { type: string }, default: [a, 1] }'), ['schema/default-mismatch 5:61']],
  [schemaAt('{ enum: [{ a: 1 }], default: { a: 1 } }'), []],
  [
    `${schemaAt('{ properties: { b: { $ref: "#/components/schemas/B", default: x } } }')}    B: { enum: [y] }\n`,
    ['schema/default-mismatch 5:70'],
  ],
  // Examples.
  [schemaAt('{ type: integer, example: x }'), ['schema/example-mismatch 5:34']],
  [oldSchemaAt('{ type: object, example: [] }'), ['schema/example-mismatch 5:33']],
  [schemaAt('{ items: { type: integer }, example: [1, x] }'), ['schema/example-mismatch 5:49']],
  [schemaAt('{ type: integer, examples: [1, x] }'), ['schema/example-mismatch 5:39']],
  [
    schemaAt('{ required: [a], properties: { a: { type: integer } }, examples: [{ a: x }, {}] }'),
    ['schema/example-mismatch 5:79', 'schema/example-mismatch 5:84'],
  ],
  [schemaAt('{ required: [a], properties: { a: { readOnly: true } }, examples: [{}] }'), []],
  [
    responseAt('content: { application/json: { schema: { type: integer }, example: x } }'),
    ['schema/example-mismatch 5:115'],
  ],
  [responseAt('content: { text/plain: { schema: { type: integer }, example: x } }'), []],
  [
    `${responseAt("content: { application/problem+json: { schema: { items: { type: integer } }, examples: { b: { $ref: '#/components/examples/B' } } } }")}components: { examples: { B: { value: [1, x] } } }\n`,
    ['schema/example-mismatch 6:43'],
  ],
  [
    operationAt('{ parameters: [{ name: q, in: query, schema: { type: integer }, example: x }] }'),
    ['schema/example-mismatch 5:83'],
  ],
  // Keywords that look at a value as a whole, or depend on each other.
  [schemaAt('{ not: { type: string }, default: x }'), ['schema/default-mismatch 5:42']],
  [schemaAt('{ type: string, not: { const: b }, enum: [a, b] }'), ['schema/enum-mismatch 5:53']],
  [schemaAt('{ if: { minimum: 5 }, then: { multipleOf: 5 }, example: 7 }'), ['schema/example-mismatch 5:64']],
  [schemaAt('{ if: { minimum: 5 }, then: { multipleOf: 5 }, example: 4 }'), []],
  [
    schemaAt('{ dependentSchemas: { a: { required: [b] } }, examples: [{}, { a: 1 }] }'),
    ['schema/example-mismatch 5:69'],
  ],
  [schemaAt('{ dependentRequired: { a: [b] }, example: { a: 1 } }'), ['schema/example-mismatch 5:50']],
  [schemaAt('{ type: array, contains: { const: 1 }, default: [2] }'), ['schema/default-mismatch 5:56']],
  [schemaAt('{ type: array, uniqueItems: true, default: [1, 2, 1] }'), ['schema/default-mismatch 5:51']],
  [schemaAt('{ propertyNames: { maxLength: 1 }, default: { ab: 1 } }'), ['schema/default-mismatch 5:58']],
  [
    schemaAt('{ patternProperties: { ^a: { type: string } }, default: { ab: 1 } }'),
    ['schema/default-mismatch 5:70'],
  ],
  [
    schemaAt('{ allOf: [{ properties: { a: {} } }], unevaluatedProperties: false, default: { b: 1 } }'),
    ['schema/default-mismatch 5:85'],
  ],
  [schemaAt('{ oneOf: [{ minimum: 1 }, { maximum: 5 }], default: 3 }'), ['schema/default-mismatch 5:60']],
  [
    schemaAt('{ anyOf: [{ type: integer }, { properties: { a: { type: integer } } }], default: { a: x } }'),
    ['schema/default-mismatch 5:94'],
  ],
  // Of several errors, the first in the value counts, and the object whose member should not be there.
  [
    schemaAt('{ properties: { a: { type: integer }, b: { type: integer } }, default: { b: x, a: x } }'),
    ['schema/default-mismatch 5:84'],
  ],
  [schemaAt('{ additionalProperties: false, default: { a: 1 } }'), ['schema/default-mismatch 5:48']],
  [
    `${schemaAt('{ properties: { b: { $ref: "#/components/schemas/B" } }, default: { b: { a: 1 } } }')}    B: { $ref: "#/components/schemas/C", maxProperties: 0 }\n    C: { type: object }\n`,
    ['schema/default-mismatch 5:79'],
  ],
  // Schemas without a value.
  [schemaAt('{ const: a, not: { const: a } }'), ['schema/unsatisfiable 5:17']],
  [schemaAt('{ allOf: [{ type: string }, { type: integer }] }'), ['schema/unsatisfiable 5:17']],
  [schemaAt('{ allOf: [{ type: number }, { type: integer }] }'), []],
  [schemaAt('{ allOf: [{ type: [string, "null"] }, { type: [integer, "null"] }] }'), []],
  [schemaAt('{ minimum: 2, allOf: [{ maximum: 1 }] }'), ['schema/unsatisfiable 5:29']],
  [schemaAt('{ minimum: 1, maximum: 1 }'), []],
  [schemaAt('{ minimum: 1, exclusiveMaximum: 1 }'), ['schema/unsatisfiable 5:19']],
  [schemaAt('{ type: integer, exclusiveMinimum: 1, exclusiveMaximum: 2 }'), ['schema/unsatisfiable 5:43']],
  [schemaAt('{ type: number, exclusiveMinimum: 1, exclusiveMaximum: 2 }'), []],
  [schemaAt('{ type: boolean, minimum: 2, maximum: 1 }'), []],
  [schemaAt('{ minLength: 2, maxLength: 1 }'), ['schema/unsatisfiable 5:21']],
  [schemaAt('{ minItems: 2, maxItems: 1 }'), ['schema/unsatisfiable 5:20']],
  [schemaAt('{ minProperties: 2, maxProperties: 1 }'), ['schema/unsatisfiable 5:25']],
  [schemaAt('{ required: [a, b], maxProperties: 1 }'), ['schema/unsatisfiable 5:20']],
  [
    schemaAt('{ required: [nam], properties: { name: {} }, additionalProperties: false }'),
    ['schema/unsatisfiable 5:20'],
  ],
  [schemaAt('{ required: [nam], properties: { name: {} } }'), []],
  [
    `${schemaAt('{ allOf: [{ $ref: "#/components/schemas/B" }, { required: [b] }] }')}    B: { properties: { a: {} }, additionalProperties: false }\n    C: { allOf: [{ $ref: "#/components/schemas/A" }] }\n`,
    ['schema/unsatisfiable 5:17'],
  ],
];

describe('a document that contradicts itself', () => {
  test.each(cases)('%s', async (text, want) => {
    const { document, findings, folder } = await readFiles({ 'a.yaml': text });
    expect(briefly(findings, folder).map((each) => each.replace('a.yaml:', ''))).toEqual(want);
    expect(document).toBeDefined();
  });
});

test('a finding names the part of a value by its pointer, the value in short and the reason', async () => {
  const { findings } = await readFiles({
    'a.yaml': schemaAt(
      `{ items: { properties: { a/b: { type: string } } }, examples: [[{ a/b: 1 }], [{}, { a/b: [${'1, '.repeat(50)}] }]] }`,
    ),
  });
  expect(findings.map(({ message, group }) => [message, group])).toEqual([
    ['The example is not valid: /0/a~1b (1) must be of type string.', '/…/a~1b must be of type string'],
    [
      `The example is not valid: /1/a~1b ([${'1,'.repeat(29)}1…) must be of type string.`,
      '/…/a~1b must be of type string',
    ],
  ]);
});

const name = fc.constantFrom('a', 'b', 'c');
const scalar = fc.oneof(
  fc.constantFrom(null, true, 'a', 'ab', '', 0, 1, 2, 2.5),
  fc.integer({ min: -3, max: 3 }),
);
const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { noNullPrototype: true }),
  ),
})).value;
const type = fc.constantFrom('null', 'boolean', 'object', 'array', 'number', 'string', 'integer');
const count = fc.integer({ min: 0, max: 3 });
const bound = fc.constantFrom(-1, 0, 0.5, 1, 2, 3);

/** One keyword that holds no schemas. */
const plain = fc.oneof(
  fc.record({ type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })) }),
  fc.record({ enum: fc.array(value, { minLength: 1, maxLength: 3 }) }),
  fc.record({ const: value }),
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((key) => fc.record({ [key]: bound })),
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map((key) =>
    fc.record({ [key]: count }),
  ),
  fc.record({ multipleOf: fc.constantFrom(1, 2, 0.5) }),
  fc.record({ pattern: fc.constantFrom('a', '^b', 'b$') }),
  fc.record({ required: fc.uniqueArray(name, { maxLength: 2 }) }),
);

/** Schemas of some levels: a few plain keywords, and one that holds schemas of the level below. */
function schemaOf(level: number): fc.Arbitrary<JsonObject> {
  const own = fc.array(plain, { maxLength: 3 }).map((each): object => Object.assign({}, ...each));
  if (level === 0) return own.map((each) => each as JsonObject);
  const inner = fc.oneof(
    { weight: 5, arbitrary: schemaOf(level - 1) },
    { weight: 1, arbitrary: fc.boolean() },
  );
  const list = fc.array(inner, { minLength: 1, maxLength: 2 });
  const members = fc.dictionary(name, inner, { noNullPrototype: true, minKeys: 1, maxKeys: 2 });
  const holding = fc.oneof(
    fc.record({ properties: members, additionalProperties: inner }),
    ...['properties', 'patternProperties'].map((key) => fc.record({ [key]: members })),
    ...['additionalProperties', 'items', 'not'].map((key) => fc.record({ [key]: inner })),
    ...['prefixItems', 'allOf', 'anyOf', 'oneOf'].map((key) => fc.record({ [key]: list })),
    fc.record({ $ref: fc.constantFrom('#/$defs/One', '#/$defs/Two') }),
  );
  return fc.tuple(own, holding).map(([left, right]) => ({ ...left, ...right }) as JsonObject);
}

/** A schema with two others that it can refer to, and a check by ajv, which shares no code with ours. */
const document = fc
  .tuple(schemaOf(2), schemaOf(1), schemaOf(1))
  .map(([main, One, Two]) => ({ ...main, $defs: { One, Two } }));

function oracle(root: JsonObject): (given: Json) => boolean {
  const check = new Ajv2020({ strict: false, ownProperties: true }).compile(root);
  return (given) => check(given) === true;
}

function checksOf(root: JsonObject) {
  const references = referencesIn(root);
  const targets = Object.entries(isObject(root['$defs']) ? root['$defs'] : {}).flatMap(([key, schema]) =>
    isObject(schema) ? [{ ref: `#/$defs/${key}`, key, schema }] : [],
  );
  return { references, values: compileChecks()(targets, references) };
}

/** Schemas that refer to themselves without an end have no verdict. */
function isEndless(root: JsonObject): boolean {
  return JSON.stringify(root['$defs']).includes('$ref');
}

describe('property', () => {
  test('what is refused is what is not valid', () => {
    let refused = 0;
    fc.assert(
      fc.property(document, fc.array(value, { minLength: 5, maxLength: 5 }), (root, values) => {
        fc.pre(!isEndless(root));
        const isValid = oracle(root);
        const checks = checksOf(root).values;
        for (const each of values) {
          const isRefused = checks.of(root, each) !== undefined;
          if (isRefused) refused += 1;
          expect(isRefused).toBe(!isValid(each));
        }
      }),
      { numRuns: iterations(400) },
    );
    expect(refused).toBeGreaterThan(iterations(300));
  });

  test('a schema that contradicts itself has no value of the type that is named', () => {
    let contradicting = 0;
    fc.assert(
      fc.property(document, fc.array(value, { minLength: 10, maxLength: 10 }), (root: JsonObject, values) => {
        fc.pre(!isEndless(root));
        const conflict = conflictOf([root, ...partsOf(root['allOf'])], checksOf(root));
        if (conflict === undefined) return;
        contradicting += 1;
        const isValid = oracle(root);
        const named = values.filter(
          (each) => conflict.what === 'value' || conflict.what === typeNameOf(each),
        );
        expect(named.filter(isValid)).toEqual([]);
      }),
      { numRuns: iterations(3_000) },
    );
    expect(contradicting).toBeGreaterThan(iterations(50));
  });
});

function partsOf(allOf: Json | undefined): readonly JsonObject[] {
  return Array.isArray(allOf) ? allOf.filter((part): part is JsonObject => isObject(part)) : [];
}

function typeNameOf(given: Json): string {
  return Array.isArray(given) ? 'array' : given === null ? 'null' : typeof given;
}

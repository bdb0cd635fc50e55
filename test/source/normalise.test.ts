import { describe, expect, test } from 'vitest';
import { memberOf } from '../../generators/json/member.ts';
import { readFiles } from './document-folder.ts';

async function normalised(version: string, schema: unknown) {
  const document = {
    openapi: version,
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { B: { type: 'object' }, A: schema } },
  };
  const result = await readFiles({ 'a.json': JSON.stringify(document) });
  const root = result.document?.root;
  return {
    openapi: root?.['openapi'],
    schema: ['components', 'schemas', 'A'].reduce(memberOf, root),
    codes: result.findings.map(({ code, at }) => `${code} ${at?.pointer}`),
    declared: result.document?.declaredVersion,
  };
}

const ref = { $ref: '#/components/schemas/B' };
const at = (keyword: string) => `/components/schemas/A/${keyword}`;

describe('schemas of OpenAPI 3.0', () => {
  const cases: readonly (readonly [given: unknown, want: unknown, codes?: readonly string[]])[] = [
    [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [{ type: 'string', nullable: false }, { type: 'string' }],
    [{ nullable: true }, {}],
    [
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      { type: 'string', nullable: true, enum: ['a', null] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      { description: 'D', nullable: true, allOf: [ref] },
      { description: 'D', anyOf: [{ allOf: [ref] }, { type: 'null' }] },
    ],
    [
      { type: 'object', nullable: true, oneOf: [ref], 'x-a': 1 },
      { anyOf: [{ type: 'object', oneOf: [ref] }, { type: 'null' }], 'x-a': 1 },
    ],
    [{ ...ref, nullable: true }, ref, [`schema/reference-sibling ${at('nullable')}`]],
    [
      { ...ref, description: 'D', 'x-a': 1 },
      { ...ref, description: 'D', 'x-a': 1 },
    ],
    [
      { ...ref, maxLength: 1, type: 'string' },
      ref,
      [`schema/reference-sibling ${at('maxLength')}`, `schema/reference-sibling ${at('type')}`],
    ],
    ...(
      [
        [{ type: ['string', 'null'] }, 'type'],
        [{ type: 'null' }, 'type'],
        [{ exclusiveMaximum: 3 }, 'exclusiveMaximum'],
        [{ const: 1 }, 'const'],
        [{ $defs: { C: ref } }, '$defs'],
        [{ if: ref }, 'if'],
        [{ examples: [1] }, 'examples'],
      ] as const
    ).map(([schema, keyword]): [unknown, unknown, string[]] => [
      schema,
      schema,
      [`schema/newer-keyword ${at(keyword)}`],
    ]),
    [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    [{ minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    [
      { maximum: 9, exclusiveMaximum: true, minimum: 1 },
      { exclusiveMaximum: 9, minimum: 1 },
    ],
    [{ exclusiveMaximum: true }, {}],
    [
      { type: 'string', example: 'a' },
      { type: 'string', examples: ['a'] },
    ],
    [{ example: null }, { examples: [null] }],
    [
      { type: 'string', format: 'byte' },
      { type: 'string', contentEncoding: 'base64' },
    ],
    [
      { type: 'string', format: 'binary' },
      { type: 'string', contentMediaType: 'application/octet-stream' },
    ],
    [
      { type: 'string', format: 'binary', contentMediaType: 'text/csv' },
      { type: 'string', format: 'binary', contentMediaType: 'text/csv' },
      [`schema/newer-keyword ${at('contentMediaType')}`],
    ],
    [
      { type: 'string', format: 'binary', nullable: true },
      { type: ['string', 'null'], contentMediaType: 'application/octet-stream' },
    ],
    [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date' },
    ],
    [
      { type: 'file' },
      { type: 'string', contentMediaType: 'application/octet-stream' },
      [`schema/file-type ${at('type')}`],
    ],
    [
      { properties: { a: { type: 'integer', nullable: true }, nullable: { type: 'boolean' } } },
      { properties: { a: { type: ['integer', 'null'] }, nullable: { type: 'boolean' } } },
    ],
    [
      { default: { nullable: true }, enum: [{ nullable: true }] },
      { default: { nullable: true }, enum: [{ nullable: true }] },
    ],
  ];

  test.each(cases)('%j', async (given, want, codes = []) => {
    const result = await normalised('3.0.3', given);
    expect(result).toEqual({ openapi: '3.1.1', schema: want, codes, declared: '3.0.3' });
  });
});

/** Patterns as they are written, and as they are read. */
const meantPatterns = [
  ['/^[a-z]+$/', '^[a-z]+$'],
  ['/^a/', '^a'],
  ['/^a$/g', '^a$'],
  ['/api/', '/api/'],
  ['^/a/$', '^/a/$'],
  ['/^a$', '/^a$'],
] as const;

const described = { properties: { a: { type: 'string' } } };
const same = { ...described, additionalProperties: false, allOf: [described] };
const lone = { ...described, additionalProperties: false };
/** Closed objects as they are written, and as they are read. */
const meantClosed: readonly (readonly [given: object, want: object])[] = [
  [
    { additionalProperties: false, allOf: [described] },
    { allOf: [described], unevaluatedProperties: false },
  ],
  [
    { additionalProperties: false, allOf: [ref] },
    { allOf: [ref], unevaluatedProperties: false },
  ],
  [same, same],
  [lone, lone],
];

describe('schemas of OpenAPI 3.1', () => {
  const cases: readonly (readonly [given: unknown, want: unknown, codes?: readonly string[]])[] = [
    [
      { ...ref, minLength: 1 },
      { ...ref, minLength: 1 },
    ],
    [{ type: 'string', nullable: true }, { type: ['string', 'null'] }, [`schema/nullable ${at('nullable')}`]],
    [{ type: 'string', nullable: false }, { type: 'string' }, [`schema/nullable ${at('nullable')}`]],
    [{ ...ref, nullable: true }, { anyOf: [ref, { type: 'null' }] }, [`schema/nullable ${at('nullable')}`]],
    [
      { minimum: 1, exclusiveMinimum: true },
      { exclusiveMinimum: 1 },
      [`schema/boolean-limit ${at('exclusiveMinimum')}`],
    ],
    [
      { maximum: 1, exclusiveMaximum: false },
      { maximum: 1 },
      [`schema/boolean-limit ${at('exclusiveMaximum')}`],
    ],
    ...meantPatterns.map(([given, want]): readonly [unknown, unknown, readonly string[]] => [
      { pattern: given },
      { pattern: want },
      given === want ? [] : [`schema/delimited-pattern ${at('pattern')}`],
    ]),
    [
      { pattern: '/a$/i' },
      { pattern: '(?i)a$' },
      [`schema/delimited-pattern ${at('pattern')}`, `schema/non-ecmascript-pattern ${at('pattern')}`],
    ],
    ...meantClosed.map(([given, want]): readonly [unknown, unknown, readonly string[]] => [
      given,
      want,
      given === want ? [] : [`schema/closed-all-of ${at('additionalProperties')}`],
    ]),
    [{ example: 1 }, { examples: [1] }],
    [
      { format: 'binary', type: 'string' },
      { format: 'binary', type: 'string' },
    ],
    [{ exclusiveMinimum: true }, {}, [`schema/boolean-limit ${at('exclusiveMinimum')}`]],
    [{ type: ['string', null] }, { type: ['string', 'null'] }, [`schema/invalid-keyword ${at('type')}`]],
    [{ type: [null] }, { type: ['null'] }, [`schema/invalid-keyword ${at('type')}`]],
    [{ type: null }, {}, [`schema/invalid-keyword ${at('type')}`]],
    [{ required: true }, {}, [`schema/invalid-keyword ${at('required')}`]],
    [{ type: 'int' }, {}, [`schema/invalid-keyword ${at('type')}`]],
    [{ type: ['string', 'null'] }, { type: ['string', 'null'] }],
    [
      { properties: null, allOf: {} },
      {},
      [`schema/invalid-keyword ${at('properties')}`, `schema/invalid-keyword ${at('allOf')}`],
    ],
    [
      { minLength: -1, multipleOf: 0 },
      {},
      [`schema/invalid-keyword ${at('minLength')}`, `schema/invalid-keyword ${at('multipleOf')}`],
    ],
    [true, true],
  ];

  test.each(cases)('%j', async (given, want, codes = []) => {
    const result = await normalised('3.1.0', given);
    expect(result).toEqual({ openapi: '3.1.0', schema: want, codes, declared: '3.1.0' });
  });
});

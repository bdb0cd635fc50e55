import { expect, test } from 'vitest';
import { renderJson } from '../../generators/diagnostics/json.ts';
import { renderSarif } from '../../generators/diagnostics/sarif.ts';
import { renderText } from '../../generators/diagnostics/text.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { WorkFolder } from '../cli/process.ts';
import { writeDocument } from './document.ts';
import { hostileStrings } from './strings.ts';

const MANY = 3_000;

function named(make: (index: number) => readonly [string, Json]): JsonObject {
  return Object.fromEntries(Array.from({ length: MANY }, (_, index) => make(index)));
}

const done = { responses: { 204: { description: 'Done.' } } };

function about(schema: Json, more: JsonObject = {}): JsonObject {
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: 'A.', content } };
  return { paths: { '/a': { get: { operationId: 'a', responses } } }, ...more };
}

/** Documents on which a rule could compare everything with everything, and what must be found in them. */
const wide: readonly (readonly [string, JsonObject, string | undefined])[] = [
  [
    'paths that overlap',
    {
      paths: named((at) => [
        `/${at % 2 === 0 ? `a${at}` : '{a}'}/${at % 3 === 0 ? `b${at}` : '{b}'}/{c${at}}`,
        { get: { operationId: `o${at}`, ...done } },
      ]),
    },
    'lint/ambiguous-paths',
  ],
  [
    'required names that nearly fit',
    about({
      required: Array.from({ length: MANY }, (_, at) => `nmae${at}`),
      properties: named((at) => [`name${at}`, { type: 'string' }]),
      additionalProperties: false,
    }),
    'schema/unsatisfiable',
  ],
  ['misspelt keywords', about(named((at) => [`maxlength${at}`, 1])), 'schema/misspelt-keyword'],
  [
    'misspelt tags',
    {
      tags: Array.from({ length: MANY }, (_, at) => ({ name: `tag${at}` })),
      paths: named((at) => [`/p${at}`, { get: { operationId: `o${at}`, tags: [`tga${at}`], ...done } }]),
    },
    'lint/unused-tag',
  ],
  [
    'components that lead to the next',
    about(
      { $ref: '#/components/schemas/S0' },
      {
        components: {
          schemas: named((at) => [
            `S${at}`,
            at === MANY - 1 ? true : { allOf: [{ $ref: `#/components/schemas/S${at + 1}` }] },
          ]),
        },
      },
    ),
    undefined,
  ],
  [
    'examples beside a long list of values',
    about({
      enum: Array.from({ length: MANY }, (_, at) => `v${at}`),
      examples: Array.from({ length: MANY }, (_, at) => `w${at}`),
    }),
    'schema/example-mismatch',
  ],
];

async function lint(document: JsonObject): Promise<readonly string[]> {
  const folder = new WorkFolder({ 'api.json': JSON.stringify(document) });
  const { findings } = await loadModel(`${folder.path}/api.json`, { lint: true, strict: true });
  const text = renderText(findings);
  // Nothing from a document acts on a terminal, and programs read what they expect.
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  for (const render of [renderJson, renderSarif]) JSON.parse(render(findings));
  return findings.map(({ code }) => code);
}

test.for(wide)('rules for authors end on %s', async ([, parts, code]) => {
  const found = await lint({ openapi: '3.1.1', info: { title: 'Wide', version: '1.0.0' }, ...parts });
  expect(code === undefined || found.includes(code)).toBe(true);
});

test.for(hostileStrings)('rules for authors take %j for a text', async (text) => {
  const found = await lint(writeDocument((_, ordinary) => `${ordinary}${text}`));
  expect(found.length).toBeGreaterThan(0);
});

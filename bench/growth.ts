import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../generators/json/json.ts';
import { generateOurs } from './generation.ts';
import { cache } from './places.ts';
import type { Section } from './section.ts';

/** Factor between consecutive sizes. */
const STEP = 4;
const ROUNDS = 2;

const head = { openapi: '3.1.1', info: { title: 'Growth', version: '1' } };
const responses = { 204: { description: 'Done.' } };

/** Documents that grow in one dimension, with the sizes to measure. */
const shapes: Readonly<Record<string, { largest: number; make: (size: number) => JsonObject }>> = {
  'schemas, each a reference to the next': {
    largest: 20_000,
    make: (size) =>
      documentOf(
        named('S', size, (index) => (index === size - 1 ? { type: 'string' } : reference(`S${index + 1}`))),
      ),
  },
  'objects, each in the one before it': {
    largest: 20_000,
    make: (size) =>
      documentOf(
        named('S', size, (index) => ({
          type: 'object',
          properties: { next: index === size - 1 ? { type: 'string' } : reference(`S${index + 1}`) },
        })),
      ),
  },
  'properties of one schema': {
    largest: 50_000,
    make: (size) =>
      documentOf({ S0: { type: 'object', properties: named('p', size, () => ({ type: 'string' })) } }),
  },
  alternatives: {
    largest: 4_000,
    make: (size) =>
      documentOf({
        S0: { oneOf: Array.from({ length: size }, (_, index) => reference(`A${index}`)) },
        ...named('A', size, (index) => ({
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: `kind${index}` } },
        })),
      }),
  },
  operations: {
    largest: 4_000,
    make: (size) => ({
      ...head,
      paths: named('/a', size, (index) => ({
        get: {
          operationId: `get${index}`,
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
          responses,
        },
      })),
    }),
  },
};

/** How the time of a whole generation grows with the document: three sizes of each shape. */
export async function benchGrowth(): Promise<Section> {
  const rows: string[][] = [];
  for (const [name, { largest, make }] of Object.entries(shapes)) {
    const sizes = [largest / STEP ** 2, largest / STEP, largest].map(Math.round);
    const seconds: number[] = [];
    for (const size of sizes) seconds.push(await processorSeconds(make(size)));
    const factors = seconds.slice(1).map((each, index) => (each / (seconds[index] ?? each)).toFixed(1));
    rows.push([
      name,
      sizes.map((size) => size.toLocaleString('en')).join(', '),
      seconds.map((each) => each.toFixed(1)).join(', '),
      factors.join(', '),
    ]);
  }
  return {
    title: 'Growth of the time with the document',
    remark:
      `Types and validators of three documents of each shape, each ${STEP} times the one before: whole processes into ` +
      `empty folders, the lesser time of ${ROUNDS}. In linear time the factor between two sizes is at most ${STEP}, and ` +
      'less where the start of the process weighs.',
    head: ['Shape', 'Sizes', 'Seconds of processors', 'Factors'],
    rows,
  };
}

async function processorSeconds(document: JsonObject): Promise<number> {
  const path = join(cache, 'growth.json');
  writeFileSync(path, JSON.stringify(document));
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    seconds.push((await generateOurs(path, join(cache, 'growth'))).processor);
  return Math.min(...seconds);
}

/** A document with these schemas, the first of which is the body of an operation. */
function documentOf(schemas: JsonObject): JsonObject {
  const content = { 'application/json': { schema: reference('S0') } };
  return {
    ...head,
    paths: { '/a': { post: { operationId: 'a', requestBody: { content }, responses } } },
    components: { schemas },
  };
}

function reference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

function named(prefix: string, size: number, make: (index: number) => JsonObject): JsonObject {
  return Object.fromEntries(
    Array.from({ length: size }, (_, index) => [`${prefix}${index}`, make(index)] as const),
  );
}

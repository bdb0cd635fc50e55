import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeLocations } from '../../generators/emit/client/parameter-writers.ts';
import { identifier } from '../../generators/code/name.ts';
import { describeParameters } from '../../generators/model/wire.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { writeNestedQuery } from '../../runtime/client/nested-query.ts';
import type { Operation as Described, Values, Write } from '../../runtime/client/operation.ts';
import { writePlainHeaders } from '../../runtime/client/plain-headers.ts';
import * as pathWriters from '../../runtime/client/path.ts';
import { writePlainQuery } from '../../runtime/client/plain.ts';
import { writeHeaders, writePath, writeQuery } from '../../runtime/client/styled.ts';
import type { ParameterDescriptor, ValueType } from '../../runtime/parameters/descriptor.ts';
import { workshop } from '../server/workshop.ts';
import { modelOf, operation as getOperation } from '../types/model-of.ts';
import { specification } from './generated.ts';
import { tsModelOf, type TsModel, type TsOperation } from '../../generators/typescript/ts-model.ts';
import { iterations } from '../runs/iterations.ts';

/** The small writers, with what the codec has in their place. */
const writers: Readonly<Record<string, readonly [Write<unknown>, Write<unknown>]>> = {
  writePlainQuery: [writePlainQuery, writeQuery],
  writeNestedQuery: [writeNestedQuery, writeQuery],
  writePlainHeaders: [writePlainHeaders, writeHeaders],
};

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string());

function valueOf(type: ValueType): fc.Arbitrary<unknown> {
  switch (type.kind) {
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(type.items), { maxLength: 3 });
    case 'object': {
      const described = Object.entries(type.properties).map(([name, member]) => [name, valueOf(member)]);
      const more =
        type.additional === false ? fc.constant({}) : fc.dictionary(text, valueOf(type.additional));
      const members = fc.record(Object.fromEntries(described) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [],
      });
      return fc.tuple(members, more).map(([own, others]) => ({ ...own, ...others }));
    }
    case 'union':
      return fc.oneof(...type.members.map(valueOf));
    default:
      return text;
  }
}

function valuesOf(parameters: readonly ParameterDescriptor[]): fc.Arbitrary<Record<string, unknown>> {
  const members = parameters.map(({ name, type }) => [name, valueOf(type)]);
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    noNullPrototype: true,
  });
}

/** The small writers of an operation, and the descriptors of its parameters for the codec. */
function describeWriters(model: TsModel, operation: TsOperation) {
  const chosen: string[] = [];
  const locations = describeLocations(model, operation, ({ name }) => {
    chosen.push(name);
    return identifier(name);
  });
  const path = locations.path.code?.toString() ?? '';
  const all = describeParameters(model, operation);
  const parametersIn = (location: ParameterDescriptor['in']) => all.filter((each) => each.in === location);
  const described: Described = {
    name: operation.names.value,
    method: operation.method,
    writeUrl: () => path,
    segments: operation.segments,
    path: parametersIn('path'),
    query: parametersIn('query'),
    header: parametersIn('header'),
    accept: '*/*',
  };
  const small = chosen.flatMap((name) => (writers[name] === undefined ? [] : [writers[name]]));
  const hasSmallPath = !path.startsWith('writePath(');
  return {
    pairs: hasSmallPath ? [...small, [evaluatePath(path), writePath] as const] : small,
    hasSmallPath,
    described,
  };
}

/** The function of a path that is printed so, as the module of its operation has it. */
function evaluatePath(printed: string): Write<string> {
  const { segment, segmentPart, segments } = pathWriters;
  return new Function('segment', 'segmentPart', 'segments', `return (values) => ${printed};`)(
    segment,
    segmentPart,
    segments,
  ) as Write<string>;
}

/** What is written, or that it is refused. */
function outcomeOf(write: Write<unknown>, values: Values, operation: Described): unknown {
  try {
    return write(values, operation);
  } catch (error) {
    if (error instanceof TypeError) return 'refused';
    throw error;
  }
}

describe.each([
  ['the specification', specification],
  ['the workshop', workshop],
])('in every operation of %s', async (_name, document) => {
  const loaded = await loadModel(document);
  if (loaded.model === undefined) throw new Error('The document has errors.');
  const model = tsModelOf(loaded.model);
  const table = model.operations.map(
    (operation) => [operation.id, describeWriters(model, operation)] as const,
  );

  test.each(table.filter(([, { pairs }]) => pairs.length > 0))(
    '%s: small writers write what the codec writes, byte for byte, and refuse what it refuses',
    (_id, { pairs, described }) => {
      const { path = [], query = [], header = [] } = described;
      const values = fc.record({ path: valuesOf(path), query: valuesOf(query), header: valuesOf(header) });
      for (const [write, codec] of pairs) {
        fc.assert(
          fc.property(values, (given) => {
            const want = outcomeOf(codec, given as Values, described);
            expect(outcomeOf(write, given as Values, described)).toEqual(want);
          }),
          { numRuns: iterations(60) },
        );
      }
    },
  );

  test('most operations need no codec', () => {
    expect(table.filter(([, { hasSmallPath }]) => hasSmallPath).length).toBeGreaterThan(table.length / 2);
  });
});

/** Paths of which a value could change more than its own place, or which have a dot segment. */
const leftToTheCodec: ReadonlySet<string> = new Set([
  '/{x}{y}',
  '/v{x}{y}',
  '/{x}.{y}',
  '/.{x}',
  '/%2{x}',
  '/%{x}.zip',
  '/{x}/../{y}',
  '/%2E/{x}',
]);

test.each([
  '/a/{x}',
  '/a/{x}/',
  '/a//{x}',
  '/{x}{y}',
  '/{x}.{y}',
  '/.{x}',
  '/%2{x}',
  '/%{x}.zip',
  '/v{x}{y}',
  '/a b/ü/{x}.zip',
  "/it's/$\\{x}`",
  '/{x}/../{y}',
  '/%2E/{x}',
  '/{x}/{y}',
])('%s is written as the codec writes it', (path) => {
  const parameters = ['x', 'y']
    .filter((name) => path.includes(`{${name}}`))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const model = modelOf({ paths: { [path]: { get: getOperation({ parameters }) } } });
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  const { pairs, hasSmallPath, described } = describeWriters(model, only);
  expect(hasSmallPath).toBe(!leftToTheCodec.has(path));
  expect(pairs.length > 0).toBe(hasSmallPath);
  const piece = fc.oneof(text, fc.constantFrom('.', '..', 'e', 'E', '2e', '%2e', '', '\ud800'));
  const values = fc.record(Object.fromEntries(parameters.map(({ name }) => [name, piece])), {
    requiredKeys: [],
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(values, (given) => {
      const want = outcomeOf(writePath, { path: given }, described);
      for (const [write] of pairs) expect(outcomeOf(write, { path: given }, described)).toEqual(want);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  ParameterDescriptor,
  ParameterValue,
  ValueType,
} from '../../../runtime/parameters/descriptor.ts';
import { encodeFixedQuery, encodeQuery } from '../../../runtime/parameters/encode-pairs.ts';
import { encodeFixedPath, encodePath } from '../../../runtime/parameters/encode-path.ts';
import { needChecks } from '../../../runtime/parameters/pair-checks.ts';
import { isOfSeveralShapes } from '../../../runtime/parameters/value-type.ts';
import { array, integer, object, parameter, string, union } from './descriptors.ts';
import { iterations } from '../../runs/iterations.ts';

const texts = array(string);
const joined = { explode: false } as const;

test.each<[readonly ParameterDescriptor[], boolean]>([
  [[], false],
  [[parameter('a', string), parameter('b', union(string, integer))], false],
  [[parameter('a', texts), parameter('b', texts, joined)], false],
  [[parameter('a', object({ x: string }), joined)], false],
  [[parameter('a', object({ x: string }), { style: 'deepObject' })], false],
  [[parameter('a', union(string, texts))], false],
  [[parameter('a', union(string, texts), { style: 'spaceDelimited', explode: false })], true],
  [[parameter('a', object({ x: string }))], true],
  [[parameter('a', string), parameter('b', union(string, texts), joined)], true],
  [[parameter('a', union(integer, object({ x: string })), joined)], true],
])('pairs of %j need checks: %j', (parameters, want) => {
  expect(needChecks(parameters)).toBe(want);
});

const text = fc.string({
  unit: fc.constantFrom('a', 'b', ',', '|', ' ', '.', ';', '=', '&', '[', ']', '/', '%'),
});
const typed: fc.Arbitrary<readonly [ValueType, fc.Arbitrary<ParameterValue>]> = fc.constantFrom(
  [string, text],
  [integer, fc.integer()],
  [union(string, integer), fc.oneof(text, fc.integer())],
  [texts, fc.array(text, { maxLength: 3 })],
  [union(string, texts), fc.oneof(text, fc.array(text, { maxLength: 3 }))],
  [object({ a: string }, string), fc.dictionary(text, text, { maxKeys: 3 })],
);

/** A parameter and a value for it. */
const sent = (styles: fc.Arbitrary<Partial<ParameterDescriptor>>) =>
  fc.tuple(fc.constantFrom('a', 'b', 'a[]', 'b[x]'), typed, styles).chain(([name, [type, value], style]) =>
    fc.tuple(
      fc.constant(parameter(name, type, style)),
      value.map((each) => [name, each] as const),
    ),
  );

function outcomeOf(encode: () => string): string {
  try {
    return encode();
  } catch (error) {
    if (error instanceof TypeError) return `refused: ${error.message}`;
    throw error;
  }
}

const queryStyles = fc.record({
  style: fc.constantFrom('form', 'spaceDelimited', 'pipeDelimited', 'deepObject'),
  explode: fc.boolean(),
  splitDecoded: fc.boolean(),
  allowReserved: fc.boolean(),
});

test('a query that needs no checks is written as with them, or refused for the same reason', () => {
  const query = fc.uniqueArray(sent(queryStyles), { selector: ([{ name }]) => name, maxLength: 3 });
  fc.assert(
    fc.property(query, (all) => {
      const parameters = all.map(([descriptor]) => descriptor);
      fc.pre(!needChecks(parameters));
      const values = Object.fromEntries(all.map(([, entry]) => entry));
      expect(outcomeOf(() => encodeFixedQuery(parameters, values))).toBe(
        outcomeOf(() => encodeQuery(parameters, values)),
      );
    }),
    { numRuns: iterations(1000) },
  );
});

const pathStyles = fc.record({
  in: fc.constant('path' as const),
  style: fc.constantFrom('simple', 'label', 'matrix'),
  explode: fc.boolean(),
});

test('a path that needs no checks is written as with them, or refused for the same reason', () => {
  fc.assert(
    fc.property(sent(pathStyles), ([descriptor, [name, value]]) => {
      fc.pre(!isOfSeveralShapes(descriptor.type));
      const path = {
        segments: [[{ kind: 'parameter', name, multi: false } as const]],
        parameters: [descriptor],
        values: { [name]: value },
      };
      expect(outcomeOf(() => encodeFixedPath(path))).toBe(outcomeOf(() => encodePath(path)));
    }),
    { numRuns: iterations(1000) },
  );
});

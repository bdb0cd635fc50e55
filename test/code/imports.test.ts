import { expect, test } from 'vitest';
import { circles, filesIn, importsIn, type Import } from './import-graph.ts';
import { roomOf, rooms } from './rooms.ts';

const generators = filesIn('generators');
const imports = [...generators, ...filesIn('runtime')].flatMap(importsIn);

/** Files that know each other by types alone: a part is given the whole whose part it is. No more of them come. */
const mutualTypes: readonly (readonly [among: string, files: number])[] = [
  ['generators/diff/contain/prover.ts', 5],
  // A value is made of values.
  ['generators/sample/builder.ts', 3],
  ['runtime/client/operation.ts', 4],
  ['runtime/server/server.ts', 2],
];

test('each file of generators has a room', () => {
  expect(generators.filter((file) => roomOf(below(file)) === undefined)).toEqual([]);
});

test('each room has files', () => {
  expect(rooms.filter((room) => !generators.some((file) => roomOf(below(file)) === room))).toEqual([]);
});

test('rooms import only what stands before them, also types', () => {
  expect(imports.filter(isAgainst).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('the runtime imports only itself', () => {
  const foreign = imports.filter(({ from, to }) => from.startsWith('runtime/') && !to.startsWith('runtime/'));
  expect(foreign.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('no files import each other in a circle when they are run', () => {
  expect(circles(imports.filter(({ isRun }) => isRun))).toEqual([]);
});

test('no further files know each other in a circle, not even by types', () => {
  const found = circles(imports);
  const known = mutualTypes.map(([among, files]) =>
    found.find((circle) => circle.includes(among) && circle.length <= files),
  );
  expect(found.filter((circle) => !known.includes(circle))).toEqual([]);
  expect(known.every((circle) => circle !== undefined)).toBe(true);
});

test.each<[string, [string, string][], string[][]]>([
  [
    'two files',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['a', 'b']],
  ],
  [
    'a way round',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
    ],
    [['a', 'b', 'c']],
  ],
  [
    'two ways to one file',
    [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    [],
  ],
])('circles are found: %s', (_, pairs, want) => {
  expect(circles(pairs.map(([from, to]) => ({ from, to, isRun: true })))).toEqual(want);
});

test('an import against the order is seen', () => {
  const against = {
    from: 'generators/source/read-document.ts',
    to: 'generators/emit/emitter.ts',
    isRun: false,
  };
  const along = { from: against.to, to: against.from, isRun: true };
  expect([against, along].map(isAgainst)).toEqual([true, false]);
});

function isAgainst({ from, to }: Import): boolean {
  if (!from.startsWith('generators/') || !to.startsWith('generators/')) return false;
  return rooms.indexOf(roomOf(below(from)) ?? '') < rooms.indexOf(roomOf(below(to)) ?? '');
}

function below(file: string): string {
  return file.slice('generators/'.length);
}

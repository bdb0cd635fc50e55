import { expect, test } from 'vitest';
import { code, indent, join, lines, mention, type Code } from '../../generators/code/code.ts';
import type { OutputSymbol } from '../../generators/code/output-symbol.ts';
import { importsOf, reexport } from '../../generators/typescript/imports.ts';
import { moduleOf } from '../../generators/typescript/module.ts';

const value = (module: string, name: string, as?: string): OutputSymbol => ({
  module,
  name,
  as,
  isType: false,
});
const type = (module: string, name: string, as?: string): OutputSymbol => ({
  module,
  name,
  as,
  isType: true,
});

const call = value('client/runtime/call', 'call');
const pet = mention(type('types/pet', 'Pet'));

test.each<[string, Code, string]>([
  ['a name of another folder', mention(call), "import { call } from '../runtime/call.js';"],
  ['a name of the same folder', mention(value('client/operations/b', 'b')), "import { b } from './b.js';"],
  ['nothing of the module itself', mention(value('client/operations/a', 'a')), ''],
  [
    'another name for it',
    mention({ ...call, as: 'call_' }),
    "import { call as call_ } from '../runtime/call.js';",
  ],
  ['a module', mention(value('types/http', '*', 'http')), "import * as http from '../../types/http.js';"],
  [
    'a name once',
    code`${mention(call)}, ${mention({ ...call })}`,
    "import { call } from '../runtime/call.js';",
  ],
  [
    'names in their order',
    code`${mention(value('client/x', 'b'))} ${mention(value('client/x', 'a'))}`,
    "import { a, b } from '../x.js';",
  ],
  [
    'modules in the order of their paths',
    code`${mention(value('types/a', 'a'))} ${mention(call)}`,
    "import { call } from '../runtime/call.js';\nimport { a } from '../../types/a.js';",
  ],
  [
    'what is in a list of parts',
    code`${[code`x`, mention(call)]}`,
    "import { call } from '../runtime/call.js';",
  ],
  ['what is joined', join([code`x`, mention(call)], code`, `), "import { call } from '../runtime/call.js';"],
  ['what is indented', indent(lines([mention(call)])), "import { call } from '../runtime/call.js';"],
])('%s is imported', (_, body, want) => {
  expect(lines(importsOf('client/operations/a.js', [body])).toString()).toBe(want);
});

test('what is not printed is not imported', () => {
  expect(importsOf('a.js', [lines([code`x`]), join([], mention(call))])).toEqual([]);
});

test('modules that come first stand as they are mentioned', () => {
  const body = ['b', 'a', 'c'].map((name) => mention(value(`${name === 'c' ? 'x' : 'y'}/${name}`, name)));
  expect(lines(importsOf('z.js', body, ['y/'])).toString()).toBe(
    "import { b } from './y/b.js';\nimport { a } from './y/a.js';\nimport { c } from './x/c.js';",
  );
});

test('declarations import types and values as types, scripts no types', () => {
  const body = [code`${pet} ${mention(call)}`];
  expect(lines(importsOf('client/a.d.ts', body)).toString()).toBe(
    "import type { call } from './runtime/call.js';\nimport type { Pet } from '../types/pet.js';",
  );
  expect(() => importsOf('client/a.js', body)).toThrow('client/a.js is a script, and Pet is a type.');
});

test('two symbols cannot go by one name', () => {
  const other = mention(type('types/other', 'Pet'));
  expect(() => importsOf('a.d.ts', [pet, other])).toThrow('a.d.ts has Pet of types/pet and of types/other.');
});

test.each([
  [[value('a/b', 'b'), value('a/b', 'a')], "export { b, a } from '../a/b.js';"],
  [[type('a/b', 'B')], "export type { B } from '../a/b.js';"],
  [[value('a/b', '*')], "export * from '../a/b.js';"],
  [[value('a/b', '*', 'all')], "export * as all from '../a/b.js';"],
] as const)('%j is exported again', ([first, ...others], want) => {
  expect(reexport('c/d.js', first, ...others).toString()).toBe(want);
});

test.each(["a'; alert()", 'a b', '1a', ''])('%j is no name to mention', (name) => {
  expect(() => mention(value('a', name))).toThrow(TypeError);
});

test('a module is its header, its imports and its code', () => {
  const { text } = moduleOf('types/a.d.ts', code`export type A = ${pet};`);
  expect(text.split('\n').slice(1)).toEqual([
    "import type { Pet } from './pet.js';",
    '',
    'export type A = Pet;',
    '',
  ]);
});

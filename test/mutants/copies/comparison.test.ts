import ts from 'typescript';
import { expect, test } from 'vitest';
import { differences, joinedFiles } from '../../emit/runtime-copies.ts';
import { drop, replace, text as textOf, type Change } from '../planting/changes.ts';
import { withFault } from '../planting/fault.ts';

type Plant = (text: string, path: string) => string;

function changed(where: string, change: Change): Plant {
  return (text, path) => withFault({ name: '', path, where, change, tests: [] }, text);
}

/** The statements of a file whose first name is this one. */
function declaration(text: string, name: string): string {
  const source = ts.createSourceFile('copy.js', text, ts.ScriptTarget.ESNext, true);
  const found = source.statements.find((each) => new RegExp(`^[^({=]*\\b${name}\\b`).test(each.getText()));
  if (found === undefined) throw new Error(`There is no ${name} in the copy.`);
  return found.getText();
}

function without(name: string): Plant {
  return (text) => text.replace(declaration(text, name), () => '');
}

const calls = 'client/runtime/calls.js';
const lists = 'client/runtime/lists.js';
const server = 'server/runtime/server.js';
const formats = 'validators/runtime/formats.js';

test.each<[string, string, Plant]>([
  ['an operator is another one', calls, changed('readBody', replace('< 0', '<= 0'))],
  ['a statement of a function is gone', lists, changed('callList', drop('success.catch'))],
  ['a statement of a method is gone', server, changed('Server.#finished', drop("'HEAD'"))],
  ['a constant has another value', formats, changed('DAYS', replace('28', '29'))],
  ['a text is another one', calls, changed('exchange', textOf('redirect refused', 'refused'))],
  ['a regular expression is another one', calls, changed('exchange', textOf('30[12378]', '30[1278]'))],
  ['a function is gone', lists, without('countIn')],
  ['a class is gone', server, without('Server')],
  ['a constant is gone', formats, without('DAYS')],
  ['a function is added', lists, (text) => `${text}function added() {}\n`],
  ['a statement is added', lists, (text) => `${text}globalThis.added = true;\n`],
  ['a function is there twice', lists, (text) => `${text}${declaration(text, 'countIn')}\n`],
  ['a function is exported', lists, (text) => text.replace('function countIn', 'export function countIn')],
  [
    'a function is exported no longer',
    lists,
    (text) => text.replace('export function callList', 'function callList'),
  ],
  [
    'a name is imported from another file',
    lists,
    (text) => text.replace("from './calls.js'", "from './plugins.js'"),
  ],
  [
    'a statement stands before all modules',
    lists,
    (text) => text.replace('\n\n', '\nglobalThis.added = true;\n\n'),
  ],
  ['a module is another one', lists, (text) => text.replace('// client/link\n', '// client/path\n')],
  [
    'a type is another one',
    'client/runtime/lists.d.ts',
    (text) => text.replace('Promise<Item[]>', 'Promise<Item>'),
  ],
])('%s in a copy is noticed', (_name, path, plant) => {
  const text = copyAt(path);
  const faulty = plant(text, path);
  expect(faulty).not.toBe(text);
  expect(differences({ path, text: faulty })).not.toEqual([]);
});

test('comments and whitespace in a copy are no difference', () => {
  const text = copyAt(lists).replaceAll('\n    ', '\n  /* The same. */ ');
  expect(text).not.toBe(copyAt(lists));
  expect(differences({ path: lists, text })).toEqual([]);
});

function copyAt(path: string): string {
  const file = joinedFiles.find((each) => each.path === path);
  if (file === undefined) throw new Error(`There is no ${path} in the output.`);
  return file.text;
}

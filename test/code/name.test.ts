import { expect, test } from 'vitest';
import { modulePath } from '../../generators/code/module-path.ts';
import {
  identifier,
  isIdentifier,
  memberAccess,
  propertyKey,
  typeIdentifier,
} from '../../generators/code/name.ts';
import { hostileStrings } from './hostile.ts';

test.each(['a', '_', '$', 'aB9', 'constructor', 'undefinedValue'])('%s is an identifier', (name) => {
  expect(String(identifier(name))).toBe(name);
  expect(isIdentifier(name)).toBe(true);
});

test.each(['', '1a', 'a b', 'a.b', 'class', 'await', 'let', 'eval', 'arguments', 'undefined', 'a\n', 'a;b'])(
  '%j is no identifier',
  (name) => {
    expect(() => identifier(name)).toThrow(TypeError);
    expect(isIdentifier(name)).toBe(false);
  },
);

test.each(['é', '用户', 'ö1'])('%s is an identifier, but not one that a member is read by', (name) => {
  expect(String(identifier(name))).toBe(name);
  expect(isIdentifier(name)).toBe(false);
});

test.each(['a\u200Db', '\u3164', 'a\u202Eb', '\u0301a', '١', 'a\u2028'])(
  '%j is no identifier of any script',
  (name) => {
    expect(() => identifier(name)).toThrow(TypeError);
  },
);

test.each(['string', 'any', 'object', 'never', 'class'])('%s is no name for a type', (name) => {
  expect(() => typeIdentifier(name)).toThrow(TypeError);
});

test('names of global types may be taken', () => {
  expect(String(typeIdentifier('Record'))).toBe('Record');
});

test.each([
  ['plain', 'plain', '.plain'],
  ['class', 'class', '.class'],
  ['ids[]', "'ids[]'", "['ids[]']"],
  ['1', "'1'", "['1']"],
  ['', "''", "['']"],
  ['__proto__', "['__proto__']", '.__proto__'],
  ['naïve', "'naïve'", "['naïve']"],
])('a member named %j has the key %s and is read by %s', (name, key, access) => {
  expect(String(propertyKey(name))).toBe(key);
  expect(String(memberAccess(name))).toBe(access);
});

test.each(['./a.js', './schemas/member-role.js', '../index.js', '../../a/b.c.js'])(
  '%s is a module path',
  (path) => {
    expect(String(modulePath(path))).toBe(`'${path}'`);
  },
);

test.each([
  ...hostileStrings,
  'a.js',
  '/a.js',
  './../a.js',
  '../a/../b.js',
  './a//b.js',
  './.hidden.js',
  "./a'.js",
  'node:fs',
  'https://example.com/a.js',
  './a.js\n',
])('%j is no module path', (path) => {
  expect(() => modulePath(path)).toThrow(TypeError);
});

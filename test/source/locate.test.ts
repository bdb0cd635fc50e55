import * as fc from 'fast-check';
import { parseTree } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Json } from '../../generators/json/json.ts';
import { nodeOfBrokenJson, readJsonNodes } from '../../generators/source/parse/json-nodes.ts';
import { parseJson } from '../../generators/source/parse/parse-json.ts';
import { parseYaml } from '../../generators/source/parse/parse-yaml.ts';
import { formatPointer, parsePointer } from '../../generators/json/pointer.ts';
import { contentOf } from '../../generators/diagnostics/source-file.ts';
import { iterations } from '../runs/iterations.ts';

interface Written {
  readonly pointer: string;
  readonly key: number;
  readonly value: number;
}

/** Writes a value with random white space and notes where it puts each name and value. */
function write(value: Json, spaces: () => string) {
  const written: Written[] = [];
  let text = spaces();
  const put = (inner: Json, path: readonly (string | number)[], key?: number): void => {
    written.push({ pointer: formatPointer(path), key: key ?? text.length, value: text.length });
    if (inner === null || typeof inner !== 'object') {
      text += JSON.stringify(inner) + spaces();
      return;
    }
    const isList = Array.isArray(inner);
    text += (isList ? '[' : '{') + spaces();
    for (const [index, [name, member]] of Object.entries(inner).entries()) {
      if (index > 0) text += `,${spaces()}`;
      const at = text.length;
      if (!isList) text += `${JSON.stringify(name)}${spaces()}:${spaces()}`;
      put(member, [...path, name], isList ? undefined : at);
    }
    text += (isList ? ']' : '}') + spaces();
  };
  put(value, []);
  return { text, written };
}

function positionIn(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'a/b', '~', '', '0', '"\\', 'é😀'));
const { document } = fc.letrec<{ document: Json }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('document'), { maxLength: 4 }),
    fc.dictionary(name, tie('document'), { maxKeys: 4 }),
  ),
}));
const space = fc.array(fc.constantFrom('', '', ' ', '\n', '\r\n', '\t', '  \n '), {
  minLength: 1,
  maxLength: 20,
});

describe('positions', () => {
  test('of every name and value of a JSON text are where they were written', () => {
    fc.assert(
      fc.property(document, space, (value, blanks) => {
        let turn = 0;
        const { text, written } = write(value, () => blanks[(turn += 1) % blanks.length] ?? '');
        const parsed = parseJson({ path: 'a.json', text });
        expect(parsed.findings).toEqual([]);
        expect(parsed.value).toEqual(value);
        for (const { pointer, key, value: offset } of written) {
          expect(contentOf(parsed.file).locate(pointer)).toEqual(positionIn(text, offset));
          expect(contentOf(parsed.file).locate(pointer, { key: true })).toEqual(positionIn(text, key));
        }
      }),
      { numRuns: iterations(300) },
    );
  });

  test('the syntax of a valid JSON text is that which a tolerant parser reads', () => {
    fc.assert(
      fc.property(document, fc.nat({ max: 2 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const tolerant = parseTree(text);
        expect(readJsonNodes(text)).toEqual(tolerant && nodeOfBrokenJson(tolerant));
      }),
      { numRuns: iterations(300) },
    );
  });

  test('of every scalar of a YAML text lead to it', () => {
    const plain = fc.stringMatching(/^[a-z]{1,8}$/);
    const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        plain,
        fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
        fc.dictionary(plain, tie('tree'), { minKeys: 1, maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(plain, tree, { minKeys: 1 }), (value) => {
        const text = stringify(value, { aliasDuplicateObjects: false });
        const { file, value: read } = parseYaml({ path: 'a.yaml', text });
        expect(read).toEqual(value);
        const visit = (inner: Json, path: readonly string[]): void => {
          if (typeof inner === 'object' && inner !== null) {
            for (const [key, member] of Object.entries(inner)) visit(member, [...path, key]);
            return;
          }
          const { line, column } = contentOf(file).locate(formatPointer(path));
          const found = text.split('\n')[line - 1]?.slice(column - 1);
          expect(found?.replace(/^"/, '').startsWith(String(inner))).toBe(true);
        };
        visit(value, []);
      }),
    );
  });

  test.each([
    ['a value that is absent leads to its parent', 'a: 1\nb:\n  c: 2\n', '/b/x/y', { line: 3, column: 3 }],
    ['an alias leads to its anchor', 'a: &a\n  b: 1\nc: *a\n', '/c/b', { line: 2, column: 6 }],
    [
      'a merged member leads to where it is written',
      'a: &a\n  b: 1\nc:\n  <<: *a\n  d: 2\n',
      '/c/b',
      { line: 2, column: 6 },
    ],
    ['a number as key', 'a:\n  200: x\n', '/a/200', { line: 2, column: 8 }],
    ['an empty value leads to its name', 'a:\n  b:\nc: 1\n', '/a/b', { line: 2, column: 3 }],
    ['a block text leads to its head', 'a: |\n  text\n', '/a', { line: 1, column: 4 }],
  ])('%s', (_, text, pointer, want) => {
    expect(contentOf(parseYaml({ path: 'a.yaml', text }).file).locate(pointer)).toEqual(want);
  });
});

describe('YAML values', () => {
  test.each([
    ['a: 2020-01-01\n', { a: '2020-01-01' }],
    ['a: yes\nb: no\nc: on\n', { a: 'yes', b: 'no', c: 'on' }],
    ['a: 0o17\nb: 0x1F\nc: 017\nd: 1_000\n', { a: 15, b: 31, c: 17, d: '1_000' }],
    ['a: .inf\nb: .nan\nc: ~\nd:\n', { a: 'Infinity', b: 'NaN', c: null, d: null }],
    [
      '200: a\n4XX: b\ntrue: c\n1.0: d\nnull: e\n',
      { '200': 'a', '4XX': 'b', true: 'c', '1.0': 'd', null: 'e' },
    ],
    ['a: &x { b: 1, c: 2 }\nd: { <<: *x, c: 3 }\n', { a: { b: 1, c: 2 }, d: { c: 3, b: 1 } }],
    [
      'a: &x { b: 1 }\ne: &y { b: 2, f: 3 }\nd: { <<: [*x, *y] }\n',
      { a: { b: 1 }, e: { b: 2, f: 3 }, d: { b: 1, f: 3 } },
    ],
    ['a: &x 1\nb: [*x, *x]\nc: &x 2\nd: *x\n', { a: 1, b: [1, 1], c: 2, d: 2 }],
    ['{ "a": [1, 2], b: c }', { a: [1, 2], b: 'c' }],
  ])('%j', (text, want) => {
    const { value, findings } = parseYaml({ path: 'a.yaml', text });
    expect(findings).toEqual([]);
    expect(value).toEqual(want);
  });
});

describe('pointers', () => {
  test('tokens survive', () => {
    fc.assert(
      fc.property(fc.array(name), (tokens) => {
        expect(parsePointer(formatPointer(tokens))).toEqual(tokens);
      }),
    );
  });
  test('what does not begin with a slash is none', () => expect(parsePointer('a/b')).toBeUndefined());
});

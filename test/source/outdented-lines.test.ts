import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { positionOf } from '../../generators/diagnostics/located.ts';
import { parseYaml } from '../../generators/source/parse/parse-yaml.ts';
import { iterations } from '../runs/iterations.ts';

const read = (text: string) => parseYaml({ path: 'a.yaml', text });

/** A part of a document with a quoted text that is cut off. */
function part(index: number): string {
  const rest = `    - { a: 'b', c: "it's" } # it's\n`.repeat(100);
  return `p${index}:\n  text: "it's one:\n  'two'"\n  rest:\n${rest}`;
}

describe('what continues at the column of its key', () => {
  test.each<[title: string, text: string, want: unknown]>([
    ['in single quotes', "a:\n  b: 'x\n  y'\n  c: 1\n", { a: { b: 'x y', c: 1 } }],
    ['in double quotes', 'a:\n  b: "x\n  y\\"z"\n  c: 1\n', { a: { b: 'x y"z', c: 1 } }],
    ['at the root', 'a: "x\ny\n\nz"\nb: "p\nq"\n', { a: 'x y\nz', b: 'p q' }],
    ['of an item', "a:\n  - 'x\n  y'\n  - z\n", { a: ['x y', 'z'] }],
    ['behind dashes', "- - a: 'x\n  y'\n", [[{ a: 'x y' }]]],
    ['with lines that look like keys', "a: 'x\nb: c'\nd: 1\n", { a: 'x b: c', d: 1 }],
    ['after lines that are indented', "a: 'x\n  y\nz'\n", { a: 'x y z' }],
    [
      'a list',
      'a:\n  b: [\n  { x: 1 },\n  { y: 2 }\n  ]\n  c: 1\n',
      { a: { b: [{ x: 1 }, { y: 2 }], c: 1 } },
    ],
    ['a mapping at the root', 'a: {\nx: 1,\ny: { z: 2 } }\nb: 1\n', { a: { x: 1, y: { z: 2 } }, b: 1 }],
    ['a list with brackets in quotes', `a: [\n"]", '}''', x'\n]\nb: 1\n`, { a: [']', "}'", "x'"], b: 1 }],
    ['a list with comments', 'a: [\n1, # ]\n2\n]\nb: 1\n', { a: [1, 2], b: 1 }],
    ['a quoted text in a list', "a:\n  b: ['x\n  y',\n  1]\n  c: 1\n", { a: { b: ['x y', 1], c: 1 } }],
    ['with the line ends of Windows', "a: 'x\r\ny'\r\nb: 1\r\n", { a: 'x y', b: 1 }],
  ])('%s', (_, text, want) => {
    const { value, findings } = read(text);
    expect(value).toEqual(want);
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['source/outdented-line']));
  });

  test('is read in a long document, wherever it stands', () => {
    const { value, findings } = read(Array.from({ length: 40 }, (_, index) => part(index)).join(''));
    expect(findings).toHaveLength(40);
    expect(Object.values(value as object)).toEqual(
      Array.from({ length: 40 }, () => ({
        text: "it's one: 'two'",
        rest: Array.from({ length: 100 }, () => ({ a: 'b', c: "it's" })),
      })),
    );
  });

  test('leaves all other places as they are', () => {
    const { file, findings } = read("a: 'x\ny'\nb:\n  c: 1\n");
    expect(findings.map(({ at }) => at && positionOf(at))).toEqual([{ line: 2, column: 1 }]);
    expect(positionOf({ file, pointer: '/b/c' })).toEqual({ line: 4, column: 6 });
    expect(positionOf({ file, pointer: '/a' })).toEqual({ line: 1, column: 4 });
  });

  test.each([
    ['a quote that is missing', 'a: "x\nb: 1\n'],
    ['a quote that is missing before another text', 'a: "x\nb: "y"\n'],
    ['another error', 'a: "x\ny"\nb: [\n'],
    ['a bracket that is missing', 'a: [\n1\nb: 1\n'],
  ])('is not guessed from %s', (_, text) => {
    expect(read(text).value).toBeUndefined();
    expect(read(text).findings.map(({ code }) => code)).toContain('source/syntax');
  });

  test('ends for many of them', () => {
    const { findings } = read("a: 'x\ny\n".repeat(2_000));
    expect(findings.length).toBeGreaterThan(0);
  });
});

test('lines of quoted texts mean the same with any indentation', () => {
  const line = fc.constantFrom('', 'x', 'y: z', '# no', '- a', '  b', "it''s");
  fc.assert(
    fc.property(
      fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      (texts) => {
        const written = (indent: string) =>
          texts
            .map((lines, index) => `k${index}: 'o\n${lines.map((each) => indent + each).join('\n')} e'\n`)
            .join('');
        expect(read(written('')).value).toEqual(parse(written('    ')));
      },
    ),
    { numRuns: iterations(200) },
  );
});

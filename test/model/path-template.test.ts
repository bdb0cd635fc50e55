import { describe, expect, test } from 'vitest';
import { parsePathTemplate } from '../../generators/model/path-template.ts';

const parse = (path: string, ...multi: string[]) => parsePathTemplate(path, new Set(multi));
const literal = (text: string) => ({ kind: 'literal', text });
const parameter = (name: string, multi = false) => ({ kind: 'parameter', name, multi });

describe('a path template', () => {
  test.each([
    ['/', [[]]],
    ['/a/{b}', [[literal('a')], [parameter('b')]]],
    ['/archive.{format}', [[literal('archive.'), parameter('format')]]],
    ['/{a}-{b}.json', [[parameter('a'), literal('-'), parameter('b'), literal('.json')]]],
    ['/a/', [[literal('a')], []]],
    ['/a{', [[literal('a{')]]],
    ['/{a{b}', [[literal('{a'), parameter('b')]]],
  ])('%s', (path, want) => {
    expect(parse(path)).toEqual(want);
  });

  test('a parameter that spans segments is marked', () => {
    expect(parse('/files/{path}', 'path')).toEqual([[literal('files')], [parameter('path', true)]]);
  });
});

import { describe, expect, test } from 'vitest';
import { comparePaths, parsePathTemplate } from '../../generators/model/path-template.ts';

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
  ])('%s', (path, want) => {
    expect(parse(path)).toEqual(want);
  });

  test('a parameter that spans segments is marked', () => {
    expect(parse('/files/{path}', 'path')).toEqual([[literal('files')], [parameter('path', true)]]);
  });
});

test('literals come before parameters at each position, and shorter paths first', () => {
  const paths = ['/p/{id}', '/p/latest', '/p', '/p/{id}/jobs', '/p/latest/jobs', '/a'];
  const sorted = paths.toSorted((left, right) => comparePaths(parse(left), parse(right)));
  expect(sorted).toEqual(['/a', '/p', '/p/latest', '/p/latest/jobs', '/p/{id}', '/p/{id}/jobs']);
});

import { describe, expect, test } from 'vitest';
import { decodeHeaders } from '../../../runtime/parameters/decode-headers.ts';
import { decodePath } from '../../../runtime/parameters/decode-path.ts';
import { decodeQuery } from '../../../runtime/parameters/decode-pairs.ts';
import type {
  ParameterDescriptor,
  ParameterValue,
  ValueType,
} from '../../../runtime/parameters/descriptor.ts';
import { encodeCookies, encodeForm, encodeQuery } from '../../../runtime/parameters/encode-pairs.ts';
import { encodeHeaders } from '../../../runtime/parameters/encode-headers.ts';
import { encodePath } from '../../../runtime/parameters/encode-path.ts';
import type { PathSegment } from '../../../runtime/routing/path-segment.ts';
import { array, boolean, integer, json, object, parameter, string, union } from './descriptors.ts';

const color = array(string);
const point = object({ R: integer, G: integer });
const colors = ['blue', 'black'];
const rgb = { R: 100, G: 200 };

type Row = readonly [
  style: ParameterDescriptor['style'],
  explode: boolean,
  ValueType,
  ParameterValue,
  text: string,
];

/** OpenAPI 3.1, Style Examples, with the separators as RFC 6570 has them. */
const pathRows: readonly Row[] = [
  ['simple', false, string, 'blue', 'blue'],
  ['simple', false, color, colors, 'blue,black'],
  ['simple', true, color, colors, 'blue,black'],
  ['simple', false, point, rgb, 'R,100,G,200'],
  ['simple', true, point, rgb, 'R=100,G=200'],
  ['label', false, string, 'blue', '.blue'],
  ['label', false, color, colors, '.blue,black'],
  ['label', true, color, colors, '.blue.black'],
  ['label', false, point, rgb, '.R,100,G,200'],
  ['label', true, point, rgb, '.R=100.G=200'],
  ['matrix', false, string, 'blue', ';color=blue'],
  ['matrix', false, color, colors, ';color=blue,black'],
  ['matrix', true, color, colors, ';color=blue;color=black'],
  ['matrix', false, point, rgb, ';color=R,100,G,200'],
  ['matrix', true, point, rgb, ';R=100;G=200'],
  ['simple', false, color, ['a,b', 'c/d', '%2F', 'é'], 'a%2Cb,c%2Fd,%252F,%C3%A9'],
  ['label', true, color, ['1.5', '2'], '.1%2E5.2'],
  ['label', true, string, '1.5', '.1.5'],
  ['label', false, color, ['1.5', '2'], '.1.5,2'],
  ['label', true, union(string, color), '1.5', '.1%2E5'],
  ['matrix', false, string, '', ';color'],
  ['matrix', true, string, '', ';color'],
  ['matrix', true, color, ['', 'a', ''], ';color;color=a;color'],
  ['matrix', false, color, ['', 'a'], ';color=,a'],
  ['matrix', true, color, [], ';color'],
  ['matrix', true, object({}, string), { R: '', G: 'a' }, ';R;G=a'],
  ['matrix', true, point, {}, ';'],
  ['simple', false, union(integer, string), 'acme/platform', 'acme%2Fplatform'],
  ['simple', false, json, { a: [1] }, '%7B%22a%22%3A%5B1%5D%7D'],
];

describe('path parameters in every style', () => {
  test.each(pathRows)('%s, explode %s: %j as %j is %s', (style, explode, type, value, text) => {
    const parameters = [parameter('color', type, { in: 'path', style, explode })];
    const segments: PathSegment[] = [[{ kind: 'parameter', name: 'color', multi: false }]];
    expect(encodePath({ segments, parameters, values: { color: value } })).toBe(`/${text}`);
    const { values, errors } = decodePath(parameters, { color: text });
    expect(errors).toEqual([]);
    expect({ ...values }).toEqual({ color: value });
  });

  test.each([
    ['simple', '%zz', 'encoding'],
    ['simple', 'x', 'type'],
    ['label', '5', 'encoding'],
    ['matrix', ';hue=5', 'encoding'],
    ['matrix', '5', 'encoding'],
  ] as const)('%s: %s is reported', (style, text, code) => {
    const parameters = [parameter('color', integer, { in: 'path', style, explode: false })];
    expect(decodePath(parameters, { color: text }).errors.map((error) => error.code)).toEqual([code]);
  });

  test('a plus sign is a plus sign, and what was encoded twice is decoded once', () => {
    const parameters = [parameter('a', string, { in: 'path', style: 'simple', explode: false })];
    expect({ ...decodePath(parameters, { a: 'c%2B%2B+%252F' }).values }).toEqual({ a: 'c+++%2F' });
  });
});

describe('paths', () => {
  const id = parameter('id', union(integer, string), { in: 'path', style: 'simple', explode: false });
  const file = parameter('file', string, { in: 'path', style: 'simple', explode: false });
  const segments: PathSegment[] = [
    [{ kind: 'literal', text: 'projects' }],
    [{ kind: 'parameter', name: 'id', multi: false }],
    [{ kind: 'literal', text: 'raw files' }],
    [{ kind: 'parameter', name: 'file', multi: true }],
  ];
  const encode = (values: Record<string, ParameterValue>) =>
    encodePath({ segments, parameters: [id, file], values });

  test('slashes stay in multi-segment parameters only', () => {
    expect(encode({ id: 'a/b', file: 'dir/über uns?.txt' })).toBe(
      '/projects/a%2Fb/raw%20files/dir/%C3%BCber%20uns%3F.txt',
    );
  });

  test.each([
    [{ id: '..', file: 'a' }],
    [{ id: '.', file: 'a' }],
    [{ id: 1, file: 'a/../b' }],
    [{ id: 1, file: './b' }],
    [{ id: '', file: 'a' }],
    [{ id: 1, file: 'a//b' }],
    [{ id: 1, file: '\ud800' }],
    [{ id: 1 }],
    [{ id: 1, file: 'a', other: 'b' }],
  ])('%j is refused', (values) => {
    expect(() => encode(values as Record<string, ParameterValue>)).toThrow(TypeError);
  });

  test.each(['', '.'])('a label of %j would come out as dots and is refused', (value) => {
    const parameters = [parameter('id', string, { in: 'path', style: 'label', explode: false })];
    const label: PathSegment[] = [[{ kind: 'parameter', name: 'id', multi: false }]];
    expect(() => encodePath({ segments: label, parameters, values: { id: value } })).toThrow(TypeError);
  });

  test('dots beside other text are ordinary', () => {
    expect(encode({ id: '...', file: '.a/b..' })).toBe('/projects/.../raw%20files/.a/b..');
  });
});

describe('queries are encoded for strict readers', () => {
  test.each([
    [parameter('ids[]', array(integer)), [1, 2], 'ids%5B%5D=1&ids%5B%5D=2'],
    [parameter('ids[]', array(integer)), [], 'ids='],
    [parameter('tags', color), colors, 'tags=blue&tags=black'],
    [parameter('tags', color), [], ''],
    [parameter('tags', union(string, color)), ['blue'], 'tags%5B%5D=blue'],
    [parameter('tags', union(string, color)), colors, 'tags=blue&tags=black'],
    [parameter('tags', color, { explode: false }), ['a,b', 'c'], 'tags=a%2Cb,c'],
    [parameter('tags', color, { explode: false, splitDecoded: true }), colors, 'tags=blue,black'],
    [
      parameter('tags', color, { explode: false, splitDecoded: true, style: 'spaceDelimited' }),
      colors,
      'tags=blue%20black',
    ],
    [
      parameter('tags', color, { explode: false, splitDecoded: true, style: 'pipeDelimited' }),
      colors,
      'tags=blue%7Cblack',
    ],
    [parameter('since', string), '2026-03-01T10:00:00+02:00', 'since=2026-03-01T10%3A00%3A00%2B02%3A00'],
    [parameter('ref', string, { allowReserved: true }), 'a/b?c=d&e+f#g%', 'ref=a/b?c=d%26e%2Bf%23g%25'],
    [parameter('not', point, { style: 'deepObject' }), rgb, 'not%5BR%5D=100&not%5BG%5D=200'],
    [parameter('range', point), rgb, 'R=100&G=200'],
    [parameter('range', point, { explode: false }), rgb, 'range=R,100,G,200'],
    [parameter('flag', boolean), true, 'flag=true'],
    [parameter('any', string), null, 'any'],
    [
      parameter('v', array(object({ k: string, n: integer })), { style: 'deepObject' }),
      [
        { k: 'A', n: 1 },
        { n: 2, k: 'B' },
      ],
      'v%5B%5D%5Bk%5D=A&v%5B%5D%5Bn%5D=1&v%5B%5D%5Bk%5D=B&v%5B%5D%5Bn%5D=2',
    ],
    [
      parameter('v', array(object({ k: string, n: integer })), { style: 'deepObject' }),
      [{ k: 'A' }, { n: 2 }],
      'v%5B0%5D%5Bk%5D=A&v%5B1%5D%5Bn%5D=2',
    ],
  ])('%j %j is %s', (descriptor, value, query) => {
    expect(encodeQuery([descriptor], { [descriptor.name]: value })).toBe(query);
  });

  test.each([
    ['an unknown name', parameter('a', string), { b: '1' }],
    ['half of a surrogate pair', parameter('a', string), { a: '\udc00' }],
    ['a number that is none', parameter('a', integer), { a: Number.NaN }],
    [
      'a bracket in the name of a member',
      parameter('a', object({}, string), { style: 'deepObject' }),
      { a: { 'b]': '1' } },
    ],
    [
      'a member without a name',
      parameter('a', object({}, string), { style: 'deepObject' }),
      { a: { '': '1' } },
    ],
    [
      'a separator inside an item',
      parameter('a', color, { explode: false, splitDecoded: true }),
      { a: ['b,c'] },
    ],
    ['a list of one empty text', parameter('a', color, { explode: false }), { a: [''] }],
    ['null in a list without brackets', parameter('a', color, { explode: false }), { a: ['b', null] }],
  ])('%s is refused and the parameter named', (_, descriptor, values) => {
    expect(() => encodeQuery([descriptor], values as Record<string, ParameterValue>)).toThrow(/^"?[ab]"?/);
  });

  test('an inherited value is no value', () => {
    expect(encodeQuery([parameter('toString', string), parameter('a', string)], { a: undefined })).toBe('');
  });

  test('forms and cookies follow', () => {
    const given = [parameter('a', string), parameter('b', string)];
    expect(encodeForm(given, { a: 'x y', b: '&' })).toBe('a=x%20y&b=%26');
    expect(encodeCookies(given, { a: 'x;y', b: '1' })).toBe('a=x%3By; b=1');
  });
});

describe('headers', () => {
  const header = { in: 'header', style: 'simple', explode: false } as const;
  const headers = [
    parameter('X-Count', integer, header),
    parameter('X-List', array(integer), header),
    parameter('X-Point', point, { ...header, explode: true }),
    parameter('X-Json', json, header),
    parameter('X-Text', string, { ...header, required: true }),
  ];

  test('are decoded whatever the case of their names, without percent-decoding', () => {
    const { values, errors } = decodeHeaders(headers, [
      ['x-count', ' 12 '],
      ['X-LIST', '1, 2'],
      ['x-list', '3'],
      ['x-point', 'R=1, G=2'],
      ['x-json', '{"a":[1,2]}'],
      ['x-text', '100%25, really'],
      ['accept', '*/*'],
    ]);
    expect(errors).toEqual([]);
    expect({ ...values }).toEqual({
      'X-Count': 12,
      'X-List': [1, 2, 3],
      'X-Point': { R: 1, G: 2 },
      'X-Json': { a: [1, 2] },
      'X-Text': '100%25, really',
    });
  });

  test('faults name the header', () => {
    const { errors } = decodeHeaders(headers, [
      ['x-count', 'many'],
      ['x-list', '1,x'],
      ['x-point', 'R'],
    ]);
    expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/X-Count', 'type'],
      ['/X-List/1', 'type'],
      ['/X-Point', 'shape'],
      ['/X-Text', 'missing'],
    ]);
  });

  test.each(['a\r\nSet-Cookie: b', 'a\0', ' a', 'é', '\u2028'])('%j cannot be sent', (text) => {
    expect(() => encodeHeaders(headers, { 'X-Text': text })).toThrow(TypeError);
  });

  test('come back as they were', () => {
    const values = {
      'X-Count': 1,
      'X-List': [1, 2],
      'X-Point': rgb,
      'X-Json': { 'a,=é': ['x'] },
      'X-Text': 'a, b=c',
    };
    expect({ ...decodeHeaders(headers, encodeHeaders(headers, values)).values }).toEqual(values);
  });
});

test('a query cannot be made to differ by what a value holds', () => {
  const given = [parameter('a', string), parameter('admin', string)];
  const { values } = decodeQuery(given, encodeQuery(given, { a: '1&admin=true#x' }));
  expect({ ...values }).toEqual({ a: '1&admin=true#x' });
});

test('integers that a double does not hold are sent with their digits', () => {
  const large = 9223372036854775807n;
  const given = [parameter('id', integer), parameter('json', json)];
  expect(encodeQuery(given, { id: large, json: { a: large } })).toBe(
    'id=9223372036854775807&json=%7B%22a%22%3A9223372036854775807%7D',
  );
});

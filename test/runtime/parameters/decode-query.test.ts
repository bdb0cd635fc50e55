import { describe, expect, test } from 'vitest';
import { decodeCookies, decodeForm, decodeQuery } from '../../../runtime/parameters/decode-pairs.ts';
import type { ParameterDescriptor } from '../../../runtime/parameters/descriptor.ts';
import {
  any,
  array,
  boolean,
  integer,
  json,
  nothing,
  number,
  object,
  parameter,
  string,
  union,
} from './descriptors.ts';

const deep = { style: 'deepObject' } as const;
const commas = { explode: false } as const;
const rackCommas = { explode: false, splitDecoded: true } as const;

const described: readonly ParameterDescriptor[] = [
  parameter('search', string),
  parameter('page', integer),
  parameter('ratio', number),
  parameter('archived', boolean),
  parameter('parent', union(integer, nothing)),
  parameter('id', union(integer, string)),
  parameter('ids[]', array(integer)),
  parameter('names[]', array(union(string, nothing))),
  parameter('tags', array(string)),
  parameter('numbers', array(integer)),
  parameter('scope', union(string, array(string))),
  parameter('level', union(integer, array(integer))),
  parameter('labels', array(string), rackCommas),
  parameter('exact', array(string), commas),
  parameter('span', union(integer, array(integer)), commas),
  parameter('point', object({ x: integer, y: integer }), commas),
  parameter('words', array(string), { ...commas, style: 'spaceDelimited', splitDecoded: true }),
  parameter('pipes', array(string), { ...commas, style: 'pipeDelimited', splitDecoded: true }),
  parameter('not', object({ labels: string, iids: array(integer), author: object({ id: integer }) }), deep),
  parameter('attributes', object({}, string), deep),
  parameter(
    'variables',
    array(object({ key: string, value: union(integer, string), flags: array(string) })),
    deep,
  ),
  parameter('leaf[iids][]', array(integer)),
  parameter('grid', array(array(integer)), deep),
  parameter('filter', json),
  parameter('free', any),
];

const accepted: readonly [query: string, want: Record<string, unknown>][] = [
  ['', {}],
  ['search=', { search: '' }],
  ['search=a+b%2Bc', { search: 'a b+c' }],
  ['search=1', { search: '1' }],
  ['attributes[Team]=A', { attributes: { Team: 'A' } }],
  ['search=a&search=b', { search: 'b' }],
  ['page=0', { page: 0 }],
  ['page=-12', { page: -12 }],
  ['page=9007199254740991', { page: Number.MAX_SAFE_INTEGER }],
  ['ratio=1.50', { ratio: 1.5 }],
  ['ratio=-2e3', { ratio: -2000 }],
  ['archived=true', { archived: true }],
  ['archived=false', { archived: false }],
  ['parent', { parent: null }],
  ['parent=3', { parent: 3 }],
  ['id=42', { id: 42 }],
  ['id=acme%2Fplatform', { id: 'acme/platform' }],
  ['id=042', { id: '042' }],
  ['ids[]=1&ids[]=2', { 'ids[]': [1, 2] }],
  ['ids%5B%5D=1&ids%5B%5D=2', { 'ids[]': [1, 2] }],
  ['ids[1]=2&ids[0]=1', { 'ids[]': [1, 2] }],
  ['ids=', { 'ids[]': [] }],
  ['names[]&names[]=&names[]=a', { 'names[]': [null, '', 'a'] }],
  ['tags=a&tags=b', { tags: ['a', 'b'] }],
  ['tags=a', { tags: ['a'] }],
  ['tags[]=a&tags[]=b', { tags: ['a', 'b'] }],
  ['tags=', { tags: [''] }],
  ['tags=[a', { tags: ['[a'] }],
  ['numbers=1&numbers=2', { numbers: [1, 2] }],
  ['scope=a', { scope: 'a' }],
  ['scope=a&scope=b', { scope: ['a', 'b'] }],
  ['scope[]=a', { scope: ['a'] }],
  ['level=3', { level: 3 }],
  ['level[]=3&level[]=4', { level: [3, 4] }],
  ['labels=a,b', { labels: ['a', 'b'] }],
  ['labels=a%2Cb', { labels: ['a', 'b'] }],
  ['labels=', { labels: [] }],
  ['exact=a%2Cb,c', { exact: ['a,b', 'c'] }],
  ['span=1', { span: 1 }],
  ['span=1,2', { span: [1, 2] }],
  ['point=x,1,y,2', { point: { x: 1, y: 2 } }],
  ['words=a%20b+c', { words: ['a', 'b', 'c'] }],
  ['pipes=a|b%7Cc', { pipes: ['a', 'b', 'c'] }],
  ['not[labels]=x&not[iids][]=1&not[iids][]=2', { not: { labels: 'x', iids: [1, 2] } }],
  ['not[author][id]=7', { not: { author: { id: 7 } } }],
  ['not=', { not: {} }],
  ['not={"labels":"x"}', { not: { labels: 'x' } }],
  ['attributes[a]=1&attributes[b]=true', { attributes: { a: '1', b: 'true' } }],
  [
    'variables[][key]=A&variables[][value]=1&variables[][key]=B',
    { variables: [{ key: 'A', value: 1 }, { key: 'B' }] },
  ],
  [
    'variables[0][key]=A&variables[1][key]=B&variables[0][value]=x',
    { variables: [{ key: 'A', value: 'x' }, { key: 'B' }] },
  ],
  ['variables[][flags][]=a&variables[][flags][]=b', { variables: [{ flags: ['a', 'b'] }] }],
  [`variables=${encodeURIComponent('[{"key":"A","value":1}]')}`, { variables: [{ key: 'A', value: 1 }] }],
  ['leaf[iids][]=1&leaf[iids][]=2', { 'leaf[iids][]': [1, 2] }],
  ['grid[0][]=1&grid[0][]=2&grid[1][]=3', { grid: [[1, 2], [3]] }],
  [`filter=${encodeURIComponent('{"a":[1,null]}')}`, { filter: { a: [1, null] } }],
  ['free[a][]=1', { free: { a: ['1'] } }],
];

const refused: readonly [query: string, pointer: string, code: string, kept: unknown][] = [
  ['page=1.0', '/page', 'type', '1.0'],
  ['page=+1', '/page', 'type', ' 1'],
  ['page=1e3', '/page', 'type', '1e3'],
  ['page=007', '/page', 'type', '007'],
  ['page=0x10', '/page', 'type', '0x10'],
  ['page=', '/page', 'type', ''],
  ['page', '/page', 'type', null],
  ['page=9007199254740992', '/page', 'type', '9007199254740992'],
  ['page=%D9%A1', '/page', 'type', '١'],
  ['ratio=NaN', '/ratio', 'type', 'NaN'],
  ['ratio=1e999', '/ratio', 'type', '1e999'],
  ['ratio=.5', '/ratio', 'type', '.5'],
  ['archived=1', '/archived', 'type', '1'],
  ['archived=True', '/archived', 'type', 'True'],
  ['search', '/search', 'type', null],
  ['parent=null', '/parent', 'type', 'null'],
  ['ids[]=1&ids[]=x', '/ids[]/1', 'type', [1, 'x']],
  ['ids=1', '/ids[]', 'shape', '1'],
  ['ids[a]=1', '/ids[]', 'shape', { a: '1' }],
  ['ids[1]=1', '/ids[]', 'index', { 1: '1' }],
  ['ids[0]=1&ids[999999999]=2', '/ids[]', 'index', { 0: '1', 999999999: '2' }],
  ['search[]=a', '/search', 'shape', ['a']],
  ['search[a]=b', '/search', 'shape', { a: 'b' }],
  ['not=x', '/not', 'shape', 'x'],
  ['not[]=x', '/not', 'shape', ['x']],
  ['not[iids][]=x', '/not/iids/0', 'type', { iids: ['x'] }],
  ['point=x,1,y', '/point', 'shape', 'x,1,y'],
  ['labels=%ff', '/labels', 'encoding', undefined],
  ['filter={', '/filter', 'type', '{'],
  ['variables=[', '/variables', 'type', '['],
  [`filter=${'['.repeat(33)}${']'.repeat(33)}`, '/filter', 'type', `${'['.repeat(33)}${']'.repeat(33)}`],
  ['ids[]=1&ids[a]=2', '/ids[]', 'conflict', [1]],
  ['not[labels]=a&not[labels][]=b', '/not', 'conflict', { labels: 'a' }],
  ['search=%ff', '/search', 'encoding', undefined],
  [`not${'[a]'.repeat(32)}=1`, '/not', 'too-deep', undefined],
];

describe('a query is decoded by its descriptors', () => {
  test.each(accepted)('%s', (query, want) => {
    const { values, errors, unknown } = decodeQuery(described, query);
    expect({ ...values }).toEqual(want);
    expect(errors).toEqual([]);
    expect(unknown).toEqual([]);
  });

  test.each(refused)('%s is reported and keeps what was sent', (query, pointer, code, kept) => {
    const { values, errors } = decodeQuery(described, query);
    expect(errors.map((error) => [error.pointer, error.code])).toEqual([[pointer, code]]);
    expect(Object.values(values)[0]).toEqual(kept);
  });

  test('a message names the place on the wire and the text', () => {
    const { errors } = decodeQuery(described, 'variables[][flags]=x&not[author][id]=me');
    expect(errors.map(({ parameter: name, message }) => `${name}: ${message}`)).toEqual([
      'not: not[author][id] is not an integer: "me"',
      'variables: variables[0][flags] is not a list: "x"',
    ]);
  });

  test('names that nothing describes are reported once and left out', () => {
    const { values, unknown } = decodeQuery(described, 'nope=1&nope=2&page=1&not[nope]=1&other[]=2');
    expect({ ...values }).toEqual({ page: 1, not: {} });
    expect(unknown).toEqual([
      { name: 'nope', pointer: '/nope' },
      { name: 'other[]', pointer: '/other[]' },
      { name: 'not[nope]', pointer: '/not/nope' },
    ]);
  });

  test('required parameters are missed', () => {
    const { errors } = decodeQuery([parameter('a', string, { required: true })], 'b=1');
    expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual([['/a', 'missing']]);
  });

  test('hostile names create nothing', () => {
    const open = [parameter('a', object({}, any), deep), parameter('__proto__', string)];
    const { values, errors } = decodeQuery(
      open,
      '__proto__=x&a[__proto__][y]=1&a[constructor][prototype][z]=1&constructor[w]=1',
    );
    expect(Object.getPrototypeOf(values)).toBeNull();
    expect(Object.keys(values)).toEqual(['a', '__proto__']);
    expect(Object.keys(values['a'] ?? {})).toEqual([]);
    expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/a/__proto__', 'name'],
      ['/a/constructor', 'name'],
    ]);
    expect(['w', 'x', 'y', 'z'].filter((name) => name in {})).toEqual([]);
  });

  test('the name itself wins over a name that leads to it', () => {
    const both = [parameter('ids', string), parameter('ids[]', array(integer))];
    expect({ ...decodeQuery(both, 'ids=a&ids[]=1').values }).toEqual({ ids: 'a', 'ids[]': [1] });
  });
});

describe('members of an exploded object stand beside the other parameters', () => {
  const spread = [parameter('page', integer), parameter('range', object({ from: integer, to: integer }))];

  test('their names are theirs', () => {
    const { values, unknown } = decodeQuery(spread, 'from=1&page=2&to=3&nope=4');
    expect({ ...values }).toEqual({ page: 2, range: { from: 1, to: 3 } });
    expect(unknown).toEqual([{ name: 'nope', pointer: '/nope' }]);
  });

  test('an open object takes what nothing else describes', () => {
    const open = [parameter('page', integer), parameter('rest', object({}, string))];
    expect({ ...decodeQuery(open, 'page=1&a=b').values }).toEqual({ page: 1, rest: { a: 'b' } });
  });
});

test.each([
  ['a list in one text', `numbers=${'x,'.repeat(8_000)}x`],
  ['pairs of a list', 'ids[]=x&'.repeat(4_000)],
  ['names of no parameter', Array.from({ length: 4_000 }, (_, index) => `n${index}=1`).join('&')],
])('of many faults the first hundred are told: %s', (_, query) => {
  const lists = [parameter('numbers', array(integer), commas), parameter('ids[]', array(integer))];
  const { errors, unknown } = decodeQuery(lists, query);
  expect(errors.length + unknown.length).toBe(100);
});

describe('limits are told apart', () => {
  test.each([
    ['query', () => decodeQuery([], `a=${'x'.repeat(70_000)}`), 'too-long'],
    ['query', () => decodeQuery([], 'a&'.repeat(5000)), 'too-many'],
    ['form', () => decodeForm([], `a=${'x'.repeat(1_100_000)}`), 'too-long'],
  ])('of a %s', (location, decode, code) => {
    expect(decode().errors.map((error) => [error.in, error.code])).toEqual([[location, code]]);
  });

  test('a form may be longer than a query', () => {
    const form = [parameter('a', string, { in: 'form' })];
    expect(decodeForm(form, `a=${'x'.repeat(70_000)}`).errors).toEqual([]);
  });
});

describe('cookies', () => {
  const cookies = [
    parameter('session', string, { in: 'cookie' }),
    parameter('seen', array(integer), { in: 'cookie', explode: false }),
  ];

  test('are separated by semicolons and keep other separators', () => {
    const { values, unknown } = decodeCookies(cookies, 'session=a+b&c; other=1; seen=1,2');
    expect({ ...values }).toEqual({ session: 'a+b&c', seen: [1, 2] });
    expect(unknown).toEqual([]);
  });
});

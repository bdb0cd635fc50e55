import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseNestedQuery } from '../../../runtime/parameters/nested-query.ts';

interface Vector {
  readonly query: string;
  /**
   * What Rack gives, or the code of the error where it raises one, where the text is not UTF-8 and where a name would
   * reach a prototype.
   */
  readonly want?: unknown;
  readonly error?: string;
}

const vectors = JSON.parse(
  readFileSync(new URL('rack-vectors.json', import.meta.url), 'utf8'),
) as readonly Vector[];
const accepted = vectors.filter(({ error }) => error === undefined);
const refused = vectors.filter(({ error }) => error !== undefined);

describe('a query with nested names reads as in Rack', () => {
  test('the vectors are many and differ', () => {
    expect(new Set(vectors.map(({ query }) => query)).size).toBe(vectors.length);
    expect(vectors.length).toBeGreaterThanOrEqual(150);
  });

  test.each(accepted)('$query', ({ query, want }) => {
    const { values, errors } = parseNestedQuery(query);
    expect(errors).toEqual([]);
    expect(JSON.stringify(values)).toBe(JSON.stringify(want));
  });

  test.each(refused)('$query is refused: $error', ({ query, error }) => {
    expect(parseNestedQuery(query).errors.map(({ code }) => code)).toEqual([error]);
  });

  test.each([
    ['of bytes', 'a=12345678', { bytes: 9, pairs: 9, depth: 9 }, 'too-long'],
    ['of pairs', 'a=1&b=2&&', { bytes: 99, pairs: 3, depth: 9 }, 'too-many'],
    ['of depth', 'a[b][c]=1', { bytes: 99, pairs: 9, depth: 2 }, 'too-deep'],
  ])('what goes beyond the limit %s is refused', (_, query, limits, code) => {
    expect(parseNestedQuery(query, limits).errors.map((error) => error.code)).toEqual([code]);
  });

  test('five thousand pairs are refused and read nothing', () => {
    const { values, errors } = parseNestedQuery('a[]=1&'.repeat(5000));
    expect(errors.map(({ code }) => code)).toEqual(['too-many']);
    expect(Object.keys(values)).toEqual([]);
  });

  test('one bad pair does not hide the others', () => {
    const { values, errors } = parseNestedQuery('a=1&b=%zz&a[]=2&c=3');
    expect(values).toEqual({ a: '1', c: '3' });
    expect(errors.map(({ parameter, code }) => [parameter, code])).toEqual([
      ['b', 'encoding'],
      ['a[]', 'conflict'],
    ]);
  });

  test('an item that Rack loses is kept', () => {
    expect(parseNestedQuery('a[][k]=1&a[][]=2').values).toEqual({ a: [{ k: '1' }, ['2']] });
  });

  test('a name that would reach a prototype is refused and left out', () => {
    const { values, errors } = parseNestedQuery(
      '__proto__[x]=1&constructor[prototype][y]=1&a[__proto__][z]=1&b=2',
    );
    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['name', '/__proto__'],
      ['name', '/constructor'],
      ['name', '/a/__proto__'],
    ]);
    expect(values).toEqual({ a: {}, b: '2' });
  });
});

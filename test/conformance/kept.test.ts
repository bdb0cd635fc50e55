import { describe, expect, test } from 'vitest';
import { changedMembers } from '../../runtime/conformance/changed-members.ts';
import { recased, wrongToken } from '../../runtime/conformance/wrong-token.ts';

describe('what comes back otherwise than it was sent', () => {
  test.each<readonly [string, Readonly<Record<string, unknown>>, unknown, readonly string[]]>([
    ['nothing', { a: 1, b: 'x' }, { a: 1, b: 'x', more: 1 }, []],
    ['what is left out', { a: 1 }, {}, []],
    ['another number', { a: 1 }, { a: 2 }, ['/a']],
    ['the same number as a text', { a: 1 }, { a: '1' }, []],
    ['a text that was cut', { a: 'long' }, { a: 'lon' }, ['/a']],
    ['a default', { a: 'x' }, { a: null }, ['/a']],
    ['the same moment', { a: '2026-01-15T10:30:00+01:00' }, { a: '2026-01-15T09:30:00.000Z' }, []],
    ['another moment', { a: '2026-01-15T10:30:00Z' }, { a: '2026-01-15T10:31:00Z' }, ['/a']],
    ['a list in another order', { a: ['x', 'y'] }, { a: ['y', 'x'] }, []],
    ['a list with one less', { a: ['x', 'y'] }, { a: ['x'] }, ['/a']],
    ['a member of an object in a list', { a: [{ b: 1 }] }, { a: [{ b: 2, id: 1 }] }, ['/a/0/b']],
    ['a member of an object', { 'a/b': { c: 'x' } }, { 'a/b': { c: 'y' } }, ['/a~1b/c']],
    [
      'objects in another order',
      { a: [{ b: 1 }, { b: 2 }] },
      {
        a: [
          { b: 2, id: 1 },
          { b: 1, id: 2 },
        ],
      },
      [],
    ],
    ['one of two objects', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 1 }] }, ['/a/1/b']],
    ['what an object leaves out', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, []],
    ['no object', { a: 1 }, [], []],
  ])('%s', (_, sent, received, want) => {
    expect(changedMembers(sent, received).map(({ pointer }) => pointer)).toEqual(want);
  });
});

test.each<readonly [string, Readonly<Record<string, unknown>>, unknown, readonly string[]]>([
  ['itself', { a: 1 }, {}, []],
  ['a member of an object', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, ['/a/c']],
  ['a member without a value', { a: { b: 1, c: false, d: null } }, { a: { b: 1 } }, []],
  ['a member of an object in a list', { a: [{ b: 1, c: 2 }] }, { a: [{ b: 1 }] }, ['/a/0/c']],
])('a resource that has to be whole leaves out %s', (_, sent, received, want) => {
  expect(changedMembers(sent, received, 'own').map(({ pointer }) => pointer)).toEqual(want);
});

test.each([
  ['glpat-Az9', 'GLPAT-aZ9'],
  ['1234-5', undefined],
  ['f47ac10b-58cc-4372-a567-0e02b2c3d479', undefined],
])('%j in the other case is %j', (token, want) => expect(recased(token)).toBe(want));

test.each([
  [undefined, 'wrong-token-of-nobody'],
  ['', 'wrong-token-of-nobody'],
  ['glpat-Az9_z', 'glpat-Ba0_a'],
  ['user:pass', 'user:qbtt'],
  ['....', '....x'],
  ['kind_', 'kind_wrong'],
])('a wrong token like %j is %j', (token, want) => expect(wrongToken(token)).toBe(want));

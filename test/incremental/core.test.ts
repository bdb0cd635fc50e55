import { afterEach, expect, it, vi } from 'vitest';
import { record } from '../../generators/incremental/dependencies.ts';
import { isEqual } from '../../generators/incremental/equal.ts';
import { query } from '../../generators/incremental/query.ts';
import { derive, select, Versions } from '../../generators/incremental/versions.ts';

/** A source with items by name, which refer to others. */
interface Items {
  readonly title: string;
  readonly items: Readonly<Record<string, { readonly text: string; readonly next?: string }>>;
}

const item = (source: Items, name: string): Items['items'][string] | undefined =>
  select(source, name, ({ items }) => items[name]);

/** A query that follows references, and the names for which it ran. */
function follower(): { readonly textOf: (source: Items, key: Key) => string; readonly ran: string[] } {
  const ran: string[] = [];
  const textOf = query((source: Items, { name }: Key): string => {
    ran.push(name);
    const { text = '-', next } = item(source, name) ?? {};
    return next === undefined ? text : text + textOf(source, keyOf(next));
  });
  return { textOf, ran };
}

interface Key {
  readonly name: string;
}
const keys = new Map<string, Key>();
function keyOf(name: string): Key {
  const key = keys.get(name) ?? { name };
  keys.set(name, key);
  return key;
}

const first: Items = {
  title: 'A',
  items: { a: { text: 'a', next: 'b' }, b: { text: 'b' }, c: { text: 'c' } },
};

afterEach(() => vi.unstubAllEnvs());

it.each<[what: string, next: Items, ran: readonly string[], text: string]>([
  ['nothing', { ...first }, [], 'ab'],
  ['a member that it does not read', { ...first, title: 'B' }, [], 'ab'],
  ['an item that it does not read', { ...first, items: { ...first.items, c: { text: 'x' } } }, [], 'ab'],
  ['an equal item', { ...first, items: { ...first.items, b: { text: 'b' } } }, [], 'ab'],
  ['an item that it reads', { ...first, items: { ...first.items, b: { text: 'x' } } }, ['b', 'a'], 'ax'],
  ['a reference', { ...first, items: { ...first.items, a: { text: 'a', next: 'c' } } }, ['a', 'c'], 'ac'],
  ['an item that goes', { ...first, items: { a: { text: 'a', next: 'b' } } }, ['b', 'a'], 'a-'],
])('after an edit of %s, a query runs only where it reads something else', (_, next, wanted, text) => {
  const { textOf, ran } = follower();
  const versions = new Versions<Items>();
  expect(textOf(versions.next(first), keyOf('a'))).toBe('ab');
  expect(ran.splice(0)).toEqual(['a', 'b']);
  expect(textOf(versions.next(next), keyOf('a'))).toBe(text);
  expect(ran).toEqual(wanted);
  expect(textOf(versions.view, keyOf('a'))).toBe(text);
  expect(ran).toEqual(wanted);
});

it('stops at a query with an equal result, and keeps the earlier object', () => {
  const shape = query((source: Items, { name }: Key) => ({ length: item(source, name)?.text.length }));
  let ran = 0;
  const double = query((source: Items, key: Key) => {
    ran += 1;
    return { twice: 2 * (shape(source, key).length ?? 0) };
  });
  const versions = new Versions<Items>();
  const before = double(versions.next(first), keyOf('a'));
  const same = { ...first, items: { ...first.items, a: { text: 'x' } } };
  expect(double(versions.next(same), keyOf('a'))).toBe(before);
  expect(ran).toBe(1);
});

it('runs again after an error, and reuses nothing of it', () => {
  const strict = query((source: Items, { name }: Key): string => {
    const found = item(source, name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found.text;
  });
  const outer = query((source: Items, key: Key): string => `<${strict(source, key)}>`);
  const versions = new Versions<Items>();
  expect(outer(versions.next(first), keyOf('c'))).toBe('<c>');
  const without = { ...first, items: {} };
  expect(() => outer(versions.next(without), keyOf('c'))).toThrow('There is no c.');
  expect(outer(versions.next(first), keyOf('c'))).toBe('<c>');
});

it('shows an earlier version as it was, without results for later ones', () => {
  const { textOf } = follower();
  const versions = new Versions<Items>();
  const old = versions.next(first);
  const now = versions.next({ ...first, items: { ...first.items, b: { text: 'x' } } });
  expect([textOf(old, keyOf('a')), textOf(now, keyOf('a')), textOf(old, keyOf('a'))]).toEqual([
    'ab',
    'ax',
    'ab',
  ]);
});

it('derives views whose members are compared, and computes them once for each version', () => {
  let computed = 0;
  const upper = derive((source: Items) => {
    computed += 1;
    return { title: source.title.toUpperCase(), names: Object.keys(source.items) };
  });
  let ran = 0;
  const count = query((source: Items, { name }: Key) => {
    ran += 1;
    return upper(source).names.length + name.length;
  });
  const versions = new Versions<Items>();
  const results = [first, { ...first, title: 'B' }, { ...first, items: {} }].map((each) => {
    const view = versions.next(each);
    return [count(view, keyOf('a')), upper(view).title];
  });
  expect(results).toEqual([
    [4, 'A'],
    [4, 'B'],
    [1, 'A'],
  ]);
  expect([computed, ran]).toEqual([3, 2]);
});

it('records nothing of a plain object, and caches by it', () => {
  const { textOf, ran } = follower();
  const { result, dependencies } = record(() => [textOf(first, keyOf('a')), textOf(first, keyOf('a'))]);
  expect([result, dependencies, ran]).toEqual([['ab', 'ab'], [], ['a', 'b']]);
});

it('runs everything again where reuse is off', () => {
  const { textOf, ran } = follower();
  const versions = new Versions<Items>();
  textOf(versions.next(first), keyOf('a'));
  vi.stubEnv('FORGESPEC_INCREMENTAL', 'off');
  expect(textOf(versions.next({ ...first }), keyOf('a'))).toBe('ab');
  expect(ran).toEqual(['a', 'b', 'a', 'b']);
});

it('reports a result that depends on something untracked where reuse is verified', () => {
  let hidden = 1;
  const wrong = query((source: Items, { name }: Key) => `${item(source, name)?.text}${hidden}`);
  const versions = new Versions<Items>();
  expect(wrong(versions.next(first), keyOf('a'))).toBe('a1');
  vi.stubEnv('FORGESPEC_INCREMENTAL', 'verify');
  expect(wrong(versions.next({ ...first }), keyOf('a'))).toBe('a1');
  hidden = 2;
  expect(() => wrong(versions.next({ ...first }), keyOf('a'))).toThrow('differs');
});

class Pointer {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  isEqual(other: object): boolean {
    return other instanceof Pointer && this.#text === other.#text;
  }
}

it.each<[what: string, before: unknown, now: unknown, want: boolean]>([
  ['equal texts', 'a', 'a', true],
  ['not a number', Number.NaN, Number.NaN, true],
  ['zeros of both signs', 0, -0, false],
  ['equal members', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  ['members in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, false],
  ['a member that is undefined', { a: undefined }, {}, false],
  ['a list and an object', [], {}, false],
  ['a longer list', [1], [1, 2], false],
  ['nothing and an object', null, {}, false],
  ['objects that say that they are equal', new Pointer('/a'), new Pointer('/a'), true],
  ['objects that say that they differ', new Pointer('/a'), new Pointer('/b'), false],
  ['objects of a class that does not say', new Error('a'), new Error('a'), false],
  ['equal maps', new Map([['a', [1]]]), new Map([['a', [1]]]), true],
  ['equal bytes', new Uint8Array([1]), new Uint8Array([1]), true],
  ['other bytes', new Uint8Array([1]), new Uint8Array([2]), false],
  ['sets in another order', new Set([1, 2]), new Set([2, 1]), false],
])('compares %s', (_, before, now, want) => {
  expect(isEqual(before, now)).toBe(want);
});

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ObjectNotFound } from '../../git/errors.ts';
import { isRefName, trimPath } from '../../git/names.ts';
import { formatAuthorship, formatCommit, parseAuthorship, parseCommit } from '../../git/objects/commit.ts';
import { fromGitTime, toGitTime } from '../../git/objects/time.ts';
import { parseTrailers } from '../../git/objects/trailers.ts';
import { formatTree, parseTree } from '../../git/objects/tree.ts';
import { unquote } from '../../git/read/quoted.ts';
import { iterations } from '../../../test/runs/iterations.ts';

test.each([
  ['2026-09-14T11:22:33.000+02:00', { seconds: 1_789_377_753, offset: '+0200' }],
  ['2026-09-14T09:22:33Z', { seconds: 1_789_377_753, offset: '+0000' }],
  ['2026-09-14T03:52:33.999-05:30', { seconds: 1_789_377_753, offset: '-0530' }],
])('the time %s', (at, want) => {
  expect(toGitTime(at)).toEqual(want);
});

test.each([
  '',
  'yesterday',
  '2026-09-14',
  '1789377753',
  '2026-13-01T00:00:00Z',
  '1969-01-01T00:00:00Z',
  '--x',
])('%j is no time', (at) => {
  expect(() => toGitTime(at)).toThrow('Not a time');
});

function digits(n: number): string {
  return String(n).padStart(2, '0');
}

test('times come back as they were given, but for parts of a second', () => {
  const zone = fc.integer({ min: -11 * 60, max: 14 * 60 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), zone, (seconds, minutes) => {
      const clock = Math.abs(minutes);
      const offset = `${minutes < 0 ? '-' : '+'}${digits(Math.floor(clock / 60))}${digits(clock % 60)}`;
      const text = fromGitTime(seconds, offset);
      expect(toGitTime(text)).toEqual({ seconds, offset: minutes === 0 ? '+0000' : offset });
    }),
  );
});

test.each([
  [
    'Mira Holm <mira@acme.example> 1789377753 +0200',
    { name: 'Mira Holm', email: 'mira@acme.example', at: '2026-09-14T11:22:33.000+02:00' },
  ],
  [' <> 0 +0000', { name: '', email: '', at: '1970-01-01T00:00:00.000Z' }],
  ['No Address', { name: 'No Address', email: '', at: '1970-01-01T00:00:00.000Z' }],
  ['A <a@b> 99999999999999999999 +9999', { name: 'A', email: 'a@b', at: '1970-01-01T00:00:00.000Z' }],
  ['A <a <b> c> 5', { name: 'A', email: 'a <b> c', at: '1970-01-01T00:00:05.000Z' }],
])('the author %j', (text, want) => {
  expect(parseAuthorship(text)).toEqual(want);
});

test.each([
  [{ name: 'A\nB <x>', email: 'a@b>\n' }, 'AB x <a@b>'],
  [{ name: '  "Mira".', email: 'm' }, 'Mira <m>'],
  [{ name: '', email: 'm@x' }, 'm@x <m@x>'],
  [{ name: '', email: '' }, 'Unknown <>'],
])('a name cannot break out of its line: %j', (person, want) => {
  expect(formatAuthorship({ ...person, at: '1970-01-01T00:00:01Z' })).toBe(`${want} 1 +0000`);
});

test('a commit in another encoding is read by that encoding', () => {
  const head =
    'tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\nauthor M\u00fcller <m@x> 1 +0000\ncommitter M\u00fcller <m@x> 1 +0000\nencoding ISO-8859-1\n\nGr\u00fc\u00dfe\n';
  const commit = parseCommit({ id: 'x', type: 'commit', size: 0, content: Buffer.from(head, 'latin1') });
  expect([commit.author.name, commit.title, commit.message]).toEqual([
    'M\u00fcller',
    'Gr\u00fc\u00dfe',
    'Gr\u00fc\u00dfe\n',
  ]);
});

test('what is formatted is what is parsed', () => {
  const at = '2026-09-14T11:22:33.000+02:00';
  const author = { name: 'Mira Holm', email: 'mira@acme.example', at };
  const tree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
  const content = formatCommit({
    treeId: tree,
    parentIds: [tree, tree],
    author,
    committer: author,
    message: 'One\n\nTwo\0\nA: b',
  });
  expect(parseCommit({ id: 'x', type: 'commit', size: 0, content })).toEqual({
    id: 'x',
    treeId: tree,
    parentIds: [tree, tree],
    title: 'One',
    message: 'One\n\nTwo\nA: b',
    author,
    committer: author,
    trailers: [],
  });
});

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1;
}

test('trees: any bytes in names', () => {
  const name = fc
    .uint8Array({ minLength: 1, maxLength: 8 })
    .map((bytes) =>
      Buffer.from(bytes.map((byte) => (byte === 0 || byte === 47 ? 65 : byte))).toString('latin1'),
    );
  const entry = fc.record({
    mode: fc.constantFrom(0o100644, 0o100755, 0o40000, 0o120000, 0o160000),
    name,
    id: fc.constant('0123456789abcdef0123456789abcdef01234567'),
  });
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: (item) => item.name }), (entries) => {
      const parsed = parseTree(formatTree(entries));
      expect(parsed.toSorted(byName)).toEqual(entries.toSorted(byName));
    }),
  );
});

function many(text: string): string {
  return text.repeat(500_000);
}

// Each would take minutes if its time were not linear in its length.
test('long texts that mean harm', () => {
  const at = '2026-01-01T00:00:00Z';
  expect(formatAuthorship({ name: `x${many('.')}x`, email: `${many(' ')}a`, at })).toContain(' <a> ');
  expect(parseTrailers(`x\n\n${many('a')}`)).toEqual([]);
  expect(parseTrailers(`x\n\n${many('a: b\n')}c`)).toEqual([]);
  expect(parseTrailers(`x\n\na: b\n${many(' \n')}`)).toEqual([{ name: 'a', value: 'b' }]);
  expect(trimPath(`${many('/')}a${many('/')}`)).toBe('a');
  expect(trimPath(`${many('./')}a/${many('/')}b`)).toContain('b');
  expect(isRefName(many('a/'))).toBe(false);
  expect(unquote(`"${many('\\n')}"`)).toHaveLength(500_000);
  expect(parseAuthorship(`${many('<')}${many('>')} 1 +0000`).name).toBe('');
});

test.each([
  ['four bytes', Buffer.from('1006')],
  ['no NUL', Buffer.from('100644 abc')],
  ['a short id', Buffer.concat([Buffer.from('100644 abc\0'), Buffer.alloc(19)])],
])('a damaged tree: %s', (_, content) => {
  expect(() => parseTree(content)).toThrow(ObjectNotFound);
});

test.each([
  ['plain', 'plain'],
  ['"a\\tb"', 'a\tb'],
  ['"\\303\\274\\"\\\\"', 'ü"\\'],
  ['"', '"'],
])('the quoted path %s', (text, want) => {
  expect(unquote(text)).toBe(want);
});

/** What git itself finds. */
function ofGit(message: string): string {
  const { stdout } = spawnSync('git', ['interpret-trailers', '--parse', '--no-divider'], {
    input: message,
    encoding: 'utf8',
    cwd: '/',
  });
  return stdout;
}

function ofOurs(message: string): string {
  return parseTrailers(message)
    .map(({ name, value }) => `${name}: ${value}\n`)
    .join('');
}

test('trailers are those of git interpret-trailers', () => {
  const line = fc.constantFrom(
    'Fix it',
    'Changelog: fixed',
    'Signed-off-by: A <a@b>',
    '  folded',
    'Key:value',
    'not a trailer',
    '',
    '',
    'key : spaced',
    'http://x.example',
    '(cherry picked from commit 123)',
    '# a comment',
    'Ünicode: no',
    'Key:',
    '\tindented: x',
    '--- cut',
    '---',
  );
  const messages = fc
    .sample(fc.array(line, { minLength: 1, maxLength: 9 }), { numRuns: iterations(250) })
    .map((lines) => `Title\n\n${lines.join('\n')}\n`);
  const different = messages.filter((message) => ofOurs(message) !== ofGit(message));
  expect(different.map((message) => ({ message, ours: ofOurs(message), git: ofGit(message) }))).toEqual([]);
});

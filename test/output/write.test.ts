import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkOutput } from '../../generators/output/check.ts';
import { LOCK_FILE } from '../../generators/output/lock.ts';
import { FolderBusy, STAGING } from '../../generators/output/staging.ts';
import { applyChanges } from '../../generators/output/transaction.ts';
import { identityOf } from '../../generators/output/identity.ts';
import { writeOutput, type Output, type WriteReport } from '../../generators/output/write.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-output-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const outputOf = (files: Record<string, string>, owner = 'types'): Output => ({
  inputs: [{ path: 'openapi.yaml', sha256: 'a'.repeat(64) }],
  files: Object.entries(files).map(([path, text]) => ({ path, text, owner })),
  owners: new Set([owner]),
});
const write = (files: Record<string, string>, force = false): WriteReport =>
  writeOutput({ folder, output: outputOf(files), force });
const codes = ({ findings }: { findings: readonly { code: string }[] }): string[] =>
  findings.map(({ code }) => code);
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

const from = (path: string, title?: string): Output => ({
  ...outputOf({ [`${title}.ts`]: 'text' }),
  inputs: [{ path, sha256: 'a'.repeat(64) }],
  ...(title === undefined ? {} : { title }),
});

describe('a folder that was made from another document', () => {
  test.each([
    [from('a.yaml', 'A'), from('a.yaml', 'A'), []],
    [from('a.yaml', 'A'), from('b.yaml', 'A'), []],
    [from('a.yaml', 'A'), from('b.yaml', 'B'), ['output/another-document']],
    [from('openapi.yaml', 'A'), from('openapi.yaml', 'B'), ['output/another-document']],
    // Locks of earlier versions have no title.
    [from('a.yaml'), from('a.yaml', 'A'), []],
    [from('a.yaml'), from('b.yaml', 'B'), ['output/another-document']],
  ])('%#: is replaced only if told so', (first, second, want) => {
    writeOutput({ folder, output: first, force: false });
    const before = readdirSync(folder).toSorted();
    // An edited file changes nothing about it.
    const refused = writeOutput({ folder, output: second, force: true });
    expect(codes(refused)).toEqual(want);
    const after = readdirSync(folder).toSorted();
    expect(want.length > 0 ? after : before).toEqual(before);
    expect(codes(writeOutput({ folder, output: second, force: false, replaces: true }))).toEqual([]);
    expect(readdirSync(folder)).toEqual([`${second.title}.ts`, LOCK_FILE].toSorted());
    expect(codes(writeOutput({ folder, output: second, force: false }))).toEqual([]);
  });

  test('may have an empty lock', () => {
    writeOutput({ folder, output: { ...outputOf({}), title: 'A' }, force: false });
    expect(codes(writeOutput({ folder, output: from('b.yaml', 'B'), force: false }))).toEqual([]);
  });
});

describe('writing', () => {
  test('the lock shows characters that are invisible or reorder its line', () => {
    const title = 'A\u202e"\u0000\u2028\ud800';
    const inputs = [{ path: 'a\u202e.yaml', sha256: '' }];
    const output = { ...outputOf({}), title, inputs };
    writeOutput({ folder, output, force: false });
    const text = read(LOCK_FILE);
    expect(text).not.toMatch(/[\p{Cf}\p{Cs}\p{Zl}]/u);
    expect(JSON.parse(text)).toMatchObject({ title, inputs });
    writeOutput({ folder, output, force: false });
    expect(read(LOCK_FILE)).toBe(text);
  });

  test('a fresh folder gets all files and the lock', () => {
    expect(write({ 'a.ts': 'a', 'deep/b.ts': 'b' })).toMatchObject({
      written: ['a.ts', 'deep/b.ts'],
      unchanged: 0,
      findings: [],
    });
    expect(readdirSync(folder).toSorted()).toEqual(['a.ts', 'deep', 'forgespec.lock.json']);
    expect(JSON.parse(read('forgespec.lock.json'))).toMatchObject({
      inputs: [{ path: 'openapi.yaml' }],
      outputs: [
        { path: 'a.ts', owner: 'types' },
        { path: 'deep/b.ts', owner: 'types' },
      ],
    });
  });

  test('a second run touches nothing', () => {
    write({ 'a.ts': 'a' });
    const before = statSync(join(folder, 'forgespec.lock.json')).mtimeMs;
    expect(write({ 'a.ts': 'a' })).toMatchObject({ written: [], deleted: [], unchanged: 1 });
    expect(statSync(join(folder, 'forgespec.lock.json')).mtimeMs).toBe(before);
  });

  test('what is no longer wanted is deleted, with the folders that it leaves empty', () => {
    write({ 'a.ts': 'a', 'deep/er/b.ts': 'b' });
    expect(write({ 'a.ts': 'a2' })).toMatchObject({ written: ['a.ts'], deleted: ['deep/er/b.ts'] });
    expect(existsSync(join(folder, 'deep'))).toBe(false);
  });

  test('files that the lock does not list are never deleted', () => {
    write({ 'deep/a.ts': 'a' });
    writeFileSync(join(folder, 'deep/mine.ts'), 'mine');
    write({});
    expect(read('deep/mine.ts')).toBe('mine');
  });

  test('files of an emitter that did not run stay, and stay in the lock', () => {
    write({ 'a.ts': 'a' });
    writeOutput({ folder, output: outputOf({ 'v.js': 'v' }, 'validators'), force: false });
    expect(read('a.ts')).toBe('a');
    expect(JSON.parse(read('forgespec.lock.json')).outputs.map(({ path }: { path: string }) => path)).toEqual(
      ['a.ts', 'v.js'],
    );
  });
});

describe('work of a hand is never lost', () => {
  test('an edited file stops the run, and nothing at all is written', () => {
    write({ 'a.ts': 'a', 'b.ts': 'b' });
    writeFileSync(join(folder, 'a.ts'), 'mine');
    const report = write({ 'a.ts': 'a2', 'b.ts': 'b2' });
    expect(codes(report)).toEqual(['output/edited']);
    expect([read('a.ts'), read('b.ts')]).toEqual(['mine', 'b']);
  });

  test('an edited file that should go is kept too', () => {
    write({ 'a.ts': 'a' });
    writeFileSync(join(folder, 'a.ts'), 'mine');
    expect(codes(write({}))).toEqual(['output/edited']);
    expect(read('a.ts')).toBe('mine');
  });

  test('a file that no run wrote is not overwritten', () => {
    writeFileSync(join(folder, 'a.ts'), 'mine');
    expect(codes(write({ 'a.ts': 'a' }))).toEqual(['output/untracked-file']);
    expect(read('a.ts')).toBe('mine');
  });

  test('force overwrites both', () => {
    write({ 'a.ts': 'a' });
    writeFileSync(join(folder, 'a.ts'), 'mine');
    expect(write({ 'a.ts': 'a2' }, true).findings).toEqual([]);
    expect(read('a.ts')).toBe('a2');
  });

  test('a damaged lock stops the run', () => {
    write({ 'a.ts': 'a' });
    writeFileSync(join(folder, 'forgespec.lock.json'), '<<<<<<< HEAD');
    expect(codes(write({ 'a.ts': 'a2' }))).toEqual(['output/lock-unreadable']);
    expect(read('a.ts')).toBe('a');
  });
});

describe('a run that fails leaves the folder whole', () => {
  test('when a folder stands where a file belongs', () => {
    write({ 'a.ts': 'a', 'z.ts': 'z' });
    rmSync(join(folder, 'z.ts'));
    mkdirSync(join(folder, 'z.ts'));
    const report = write({ 'a.ts': 'a2', 'z.ts/inner.ts': 'i', 'z.ts': 'z2' });
    expect(codes(report)).toEqual(['output/unwritable']);
    expect(read('a.ts')).toBe('a');
    expect(existsSync(join(folder, STAGING))).toBe(false);
  });

  test('after a run that was killed half-way, the next one starts from what was there before', () => {
    write({ 'a.ts': 'a', 'b.ts': 'b' });
    const staging = join(folder, STAGING);
    mkdirSync(staging);
    // As after the first of three exchanges: a.ts is new, its old text is kept, the rest is still staged.
    writeFileSync(join(staging, '0.old'), 'a');
    writeFileSync(join(folder, 'a.ts'), 'a2');
    writeFileSync(join(staging, '1.new'), 'b2');
    writeFileSync(join(staging, '2.new'), 'c2');
    const steps = [
      { path: 'a.ts', existed: true, deletes: false, made: identityOf(join(folder, 'a.ts')) },
      { path: 'b.ts', existed: true, deletes: false, made: identityOf(join(staging, '1.new')) },
      { path: 'c.ts', existed: false, deletes: false, made: identityOf(join(staging, '2.new')) },
    ];
    writeFileSync(join(staging, 'journal.json'), JSON.stringify({ steps }));
    writeFileSync(join(staging, `owner-${2 ** 30}`), '');
    expect(write({ 'a.ts': 'a', 'b.ts': 'b' })).toMatchObject({ written: [], unchanged: 2, findings: [] });
    expect(readdirSync(folder).toSorted()).toEqual(['a.ts', 'b.ts', 'forgespec.lock.json']);
  });

  test.each<[string, Record<string, string>]>([
    ['stages', { [`owner-${process.ppid}`]: '', '0.new': 'theirs' }],
    ['exchanges', { [`owner-${process.ppid}`]: '', '0.old': 'theirs', 'journal.json': '{"steps":[]}' }],
    ['is unknown', { '0.old': 'theirs' }],
  ])('while another process %s, nothing is touched', (_, staged) => {
    write({ 'a.ts': 'a' });
    mkdirSync(join(folder, STAGING));
    for (const [name, text] of Object.entries(staged)) writeFileSync(join(folder, STAGING, name), text);
    expect(codes(write({ 'a.ts': 'a2' }))).toEqual(['output/busy']);
    expect(read('a.ts')).toBe('a');
    expect(readdirSync(join(folder, STAGING)).toSorted()).toEqual(Object.keys(staged).toSorted());
  });

  const here = { host: hostname(), started: undefined };
  test.each<[string, number, object, string | undefined]>([
    ['that runs', process.ppid, here, `Process ${process.ppid} is writing to `],
    ['that has ended', 2 ** 30, here, undefined],
    ['whose number another one has now', process.ppid, { ...here, started: 'another boot 1' }, undefined],
    ['of another machine', 1, { host: 'build-7' }, 'Process 1 on the machine "build-7" is writing to '],
  ])('a lock of a process %s', (_, pid, owner, want) => {
    write({ 'a.ts': 'a' });
    mkdirSync(join(folder, STAGING));
    writeFileSync(join(folder, STAGING, `owner-${pid}`), JSON.stringify(owner));
    const { findings, written } = write({ 'a.ts': 'a2' });
    expect(findings.map(({ message }) => message.slice(0, want?.length))).toEqual(
      want === undefined ? [] : [want],
    );
    expect(written).toEqual(want === undefined ? ['a.ts'] : []);
  });

  test.each([{ 'owner-1': '{"host":"build-7"}' }, {}])(
    'a lock %j can be taken over by those who know',
    (lock) => {
      write({ 'a.ts': 'a', 'b.ts': 'b' });
      const staging = join(folder, STAGING);
      mkdirSync(staging);
      for (const [name, text] of Object.entries(lock)) writeFileSync(join(staging, name), text);
      writeFileSync(join(staging, '0.old'), 'a');
      writeFileSync(join(folder, 'a.ts'), 'half-way');
      const made = identityOf(join(folder, 'a.ts'));
      const steps = [{ path: 'a.ts', existed: true, deletes: false, made }];
      writeFileSync(join(staging, 'journal.json'), JSON.stringify({ steps }));
      expect(codes(write({ 'a.ts': 'a', 'b.ts': 'b' }))).toEqual(['output/busy']);
      const output = outputOf({ 'a.ts': 'a', 'b.ts': 'b' });
      const report = writeOutput({ folder, output, force: false, takesOver: true });
      expect(report).toMatchObject({ written: [], unchanged: 2, findings: [] });
      expect(existsSync(staging)).toBe(false);
    },
  );

  test('a journal of others deletes and replaces nothing that the run did not make', () => {
    write({ 'a.ts': 'a' });
    mkdirSync(join(folder, 'mine/deep'), { recursive: true });
    writeFileSync(join(folder, 'mine/deep/b.ts'), 'b');
    const staging = join(folder, STAGING);
    mkdirSync(staging);
    writeFileSync(join(staging, `owner-${2 ** 30}`), '');
    writeFileSync(join(staging, '2.old'), 'theirs');
    const steps = [
      { path: 'mine', existed: false, deletes: false, made: '' },
      { path: 'mine/deep', existed: false, deletes: false, made: '1 2 3' },
      { path: 'mine/deep/b.ts', existed: true, deletes: false, made: '1 2 3' },
    ];
    writeFileSync(join(staging, 'journal.json'), JSON.stringify({ steps }));
    expect(write({ 'a.ts': 'a2' }).findings).toEqual([]);
    expect([read('mine/deep/b.ts'), read('a.ts')]).toEqual(['b', 'a2']);
  });

  test('a journal of others does not lead out of the folder', () => {
    const victim = mkdtempSync(join(tmpdir(), 'victim-'));
    mkdirSync(join(victim, 'precious'));
    write({ 'a.ts': 'a' });
    symlinkSync(victim, join(folder, 'link'));
    const staging = join(folder, STAGING);
    mkdirSync(staging);
    writeFileSync(join(staging, `owner-${2 ** 30}`), '');
    writeFileSync(join(staging, '1.old'), 'theirs');
    const steps = [
      { path: 'link/precious', existed: false, deletes: false, made: '' },
      { path: 'link/new', existed: true, deletes: false, made: '' },
    ];
    writeFileSync(join(staging, 'journal.json'), JSON.stringify({ steps }));
    expect(codes(write({ 'a.ts': 'a2' }))).toEqual(['output/symlink']);
    expect([readdirSync(victim), read('a.ts')]).toEqual([['precious'], 'a']);
    rmSync(victim, { recursive: true });
  });

  test.each([
    'null',
    '{}',
    '[]',
    '{"steps":5}',
    '{"steps":[null]}',
    '{"steps":[{"path":"../b.ts","existed":false,"deletes":false,"made":""}]}',
    '{"steps":[{"path":"b.ts","existed":false,"deletes":false}]}',
    '{"steps":[{"path":"a.ts"}]}',
  ])('the journal %s is not one of ours', (journal) => {
    write({ 'a.ts': 'a' });
    const staging = join(folder, STAGING);
    mkdirSync(staging);
    writeFileSync(join(staging, `owner-${2 ** 30}`), '');
    writeFileSync(join(staging, 'journal.json'), journal);
    expect(codes(write({ 'a.ts': 'a2' }))).toEqual(['output/busy']);
    expect(read('a.ts')).toBe('a');
  });

  test('what a dead process set aside is deleted', () => {
    mkdirSync(join(folder, `${STAGING}-${2 ** 30}`));
    write({ 'a.ts': 'a' });
    expect(readdirSync(folder).toSorted()).toEqual(['a.ts', 'forgespec.lock.json']);
  });

  test('a file that came into being after the look at the folder is not overwritten', () => {
    writeFileSync(join(folder, 'b.ts'), 'theirs');
    const changes = ['a.ts', 'b.ts'].map((path) => ({ path, content: 'mine', existed: false }));
    expect(() => applyChanges(folder, changes)).toThrow(FolderBusy);
    expect([readdirSync(folder), read('b.ts')]).toEqual([['b.ts'], 'theirs']);
  });

  test('a symbolic link is not followed out of the folder', () => {
    const outside = mkdtempSync(join(tmpdir(), 'forgespec-outside-'));
    symlinkSync(outside, join(folder, 'deep'));
    expect(codes(write({ 'deep/a.ts': 'a' }))).toEqual(['output/symlink']);
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  });

  test.each(['../a.ts', '/a.ts', 'a/../../b.ts', 'a\\b.ts', ''])('a path such as %j is a fault', (path) => {
    expect(() => write({ [path]: 'a' })).toThrow('is not a path inside the output folder');
  });
});

const check = (files: Record<string, string>) => checkOutput(folder, outputOf(files));

describe('checking', () => {
  test('agreement has no findings', () => {
    write({ 'a.ts': 'a' });
    expect(check({ 'a.ts': 'a' })).toEqual({ findings: [], differences: [] });
  });

  test.each<[string, () => void, Record<string, string>, string, string]>([
    ['a changed document', () => {}, { 'a.ts': 'line\nnew\n' }, 'output/drift', '+new'],
    [
      'an edit by hand',
      () => writeFileSync(join(folder, 'a.ts'), 'line\nmine\n'),
      { 'a.ts': 'line\nold\n' },
      'output/edited',
      '-mine',
    ],
    ['a deleted file', () => rmSync(join(folder, 'a.ts')), { 'a.ts': 'line\nold\n' }, 'output/drift', '+old'],
    ['a file that is no longer generated', () => {}, {}, 'output/drift', '-old'],
  ])('%s shows with its difference', (_, act, files, code, line) => {
    write({ 'a.ts': 'line\nold\n' });
    act();
    const report = check(files);
    expect(codes(report)).toEqual([code]);
    expect(report.differences[0]?.patch.split('\n')).toContain(line);
  });

  test.each<[string, () => void, string]>([
    [
      'a file where a folder belongs',
      () => {
        rmSync(join(folder, 'deep'), { recursive: true });
        writeFileSync(join(folder, 'deep'), 'mine');
      },
      'output/unwritable',
    ],
    ['a damaged lock', () => writeFileSync(join(folder, LOCK_FILE), '{'), 'output/lock-unreadable'],
    [
      'a lock that leads out of the folder',
      () => {
        const outputs = [{ path: '../a.ts', sha256: '', owner: 'types' }];
        writeFileSync(join(folder, LOCK_FILE), JSON.stringify({ format: 1, inputs: [], outputs }));
      },
      'output/lock-unreadable',
    ],
  ])('%s is a finding, for writing too', (_, act, code) => {
    write({ 'deep/a.ts': 'a' });
    act();
    expect(codes(check({ 'deep/a.ts': 'a' }))).toEqual([code]);
    expect(codes(write({ 'deep/a.ts': 'a' }))).toEqual([code]);
  });

  test('a lock that is a folder is a finding', () => {
    mkdirSync(join(folder, LOCK_FILE), { recursive: true });
    expect(codes(check({ 'a.ts': 'a' }))).toEqual(['output/lock-unreadable']);
    expect(codes(write({ 'a.ts': 'a' }))).toEqual(['output/lock-unreadable']);
  });

  test.each([
    ['a NUL', 'a\0b'],
    ['a name that is too long', 'a'.repeat(300)],
  ])('%s in the name of the folder is a finding', (_, name) => {
    const output = outputOf({ 'a.ts': 'a' });
    expect(codes(checkOutput(name, output))).toEqual(['output/unwritable']);
    expect(codes(writeOutput({ folder: name, output, force: false }))).toEqual(['output/unwritable']);
  });

  test('other inputs with the same outputs show as a stale lock', () => {
    write({ 'a.ts': 'a' });
    const output = {
      ...outputOf({ 'a.ts': 'a' }),
      inputs: [{ path: 'openapi.yaml', sha256: 'b'.repeat(64) }],
    };
    expect(codes(checkOutput(folder, output))).toEqual(['output/drift']);
  });
});

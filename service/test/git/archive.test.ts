import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { FormatUnavailable, PathInvalid, PathNotFound, RevisionNotFound } from '../../git/errors.ts';
import type { ArchiveFormat, ArchiveQuery } from '../../git/read/queries.ts';
import { children, commitFiles, makeRepository, noise, temporaryFolder } from './world.ts';
import type { Repository } from '../../git/repository.ts';
import { isInstalled } from '../../../test/runs/programs.ts';
import { PATIENCE } from '../../../test/runs/limits.ts';

const run = promisify(execFile);

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The names in an archive, as the programs of the machine read it. */
async function namesIn(repository: Repository, query: ArchiveQuery): Promise<string[]> {
  const file = path.join(await temporaryFolder(), 'archive');
  await writeFile(file, await bytesOf(await repository.archive(query)));
  const script =
    'import sys,zipfile,tarfile\nf=sys.argv[1]\nprint("\\n".join(zipfile.ZipFile(f).namelist() if zipfile.is_zipfile(f) else [m.name for m in tarfile.open(f).getmembers()]))';
  const { stdout } = await run('python3', ['-c', script, file]);
  return stdout
    .trim()
    .split('\n')
    .map((name) => name.replace(/\/$/, ''));
}

async function made(): Promise<Repository> {
  const repository = await makeRepository();
  await commitFiles(repository, {
    'README.md': 'hello\n',
    'src/a.ts': 'a',
    'src/deep/b.ts': 'b',
    ':(glob)*': 'odd',
  });
  return repository;
}

const magic: Record<ArchiveFormat, string> = {
  tar: '',
  'tar.gz': '1f8b',
  'tar.bz2': '425a68',
  bz2: '425a68',
  tb2: '425a68',
  tbz: '425a68',
  tbz2: '425a68',
  zip: '504b',
};

test.for(Object.entries(magic) as [ArchiveFormat, string][])(
  '%s: its kind, its names, the same bytes twice',
  async ([format, start], { skip }) => {
    skip(!isInstalled('python3') || (format.includes('b') && !isInstalled('bzip2')));
    const repository = await made();
    const query = { format, prefix: 'a-main' };
    const [first, second] = await Promise.all([
      bytesOf(await repository.archive(query)),
      bytesOf(await repository.archive(query)),
    ]);
    expect(first.toString('hex').startsWith(start)).toBe(true);
    expect(first.equals(second)).toBe(true);
    expect(await namesIn(repository, query)).toEqual([
      'a-main',
      'a-main/:(glob)*',
      'a-main/README.md',
      'a-main/src',
      'a-main/src/a.ts',
      'a-main/src/deep',
      'a-main/src/deep/b.ts',
    ]);
  },
);

test.skipIf(!isInstalled('python3')).each([
  ['src/deep', ['p/src', 'p/src/deep', 'p/src/deep/b.ts']],
  ['/src/deep/', ['p/src', 'p/src/deep', 'p/src/deep/b.ts']],
  ['README.md', ['p/README.md']],
  [':(glob)*', ['p/:(glob)*']],
])('only %s', async (only, want) => {
  expect(
    (await namesIn(await made(), { format: 'tar', prefix: 'p', path: only })).filter((name) => name !== 'p'),
  ).toEqual(want);
});

test.each([
  [{ path: 'none' }, PathNotFound],
  [{ path: '../x' }, PathInvalid],
  [{ prefix: '../x' }, PathInvalid],
  [{ prefix: '/x' }, PathInvalid],
  [{ revision: 'none' }, RevisionNotFound],
])('%j', async (query, error) => {
  await expect((await made()).archive({ format: 'tar', ...query })).rejects.toBeInstanceOf(error);
});

test('without bzip2 its formats are refused before anything is sent', async () => {
  const repository = await made();
  vi.stubEnv('PATH', await temporaryFolder());
  try {
    await expect(repository.archive({ format: 'tbz2' })).rejects.toBeInstanceOf(FormatUnavailable);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('an archive that nobody reads to its end leaves no process', async () => {
  const repository = await makeRepository();
  const content = noise(1_000_000);
  await repository.createCommit({
    branch: 'main',
    message: 'x',
    author: { name: 'a', email: 'b', at: '2026-01-01T00:00:00Z' },
    actions: [{ action: 'create', path: 'big', content }],
  });
  const before = await children();
  const formats = isInstalled('bzip2') ? (['tar', 'tbz2', 'zip'] as const) : (['tar', 'zip'] as const);
  for (const format of formats) {
    const stream = await repository.archive({ format });
    await new Promise<void>((resolve) => void stream.once('readable', resolve));
    (stream as NodeJS.ReadableStream & { destroy(): void }).destroy();
    const unread = await repository.archive({ format });
    (unread as NodeJS.ReadableStream & { destroy(): void }).destroy();
  }
  await vi.waitFor(async () => expect(await children()).toBeLessThanOrEqual(before), { timeout: PATIENCE });
});

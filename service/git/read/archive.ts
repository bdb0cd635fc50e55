import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import type { RepositoryContext } from '../context.ts';
import { FormatUnavailable, GitFailed, PathNotFound } from '../errors.ts';
import { pathSegments, trimPath } from '../names.ts';
import type { ArchiveFormat, ArchiveQuery } from './queries.ts';
import { outputOf } from './blobs.ts';
import { findObject, resolve } from './revisions.ts';
import { entryAt } from './trees.ts';

/** The formats that git itself creates. The others are compressed by `bzip2`. */
const made: Readonly<Record<ArchiveFormat, 'tar' | 'tar.gz' | 'zip'>> = {
  tar: 'tar',
  'tar.gz': 'tar.gz',
  'tar.bz2': 'tar',
  bz2: 'tar',
  tb2: 'tar',
  tbz: 'tar',
  tbz2: 'tar',
  zip: 'zip',
};

/** An archive of a commit, or of one folder or file of it. The times in it are those of the commit. */
export async function archive(context: RepositoryContext, query: ArchiveQuery): Promise<Readable> {
  const id = await resolve(context, query.revision ?? 'HEAD');
  const wanted = trimPath(query.path ?? '');
  const segments = wanted === '' ? [] : pathSegments(wanted);
  const root = await findObject(context, id, 'tree');
  if (root === undefined || (await entryAt(context, root, segments)) === undefined) {
    throw new PathNotFound(`Nothing at ${wanted}`, wanted);
  }
  const packed = made[query.format] === 'tar' && query.format !== 'tar';
  const bzip2 = packed ? await findProgram('bzip2') : undefined;
  if (packed && bzip2 === undefined) throw new FormatUnavailable(`${query.format} needs the program bzip2`);
  const prefix = query.prefix === undefined ? [] : [`--prefix=${pathSegments(query.prefix).join('/')}/`];
  const paths = segments.length === 0 ? [] : ['--', segments.join('/')];
  const args = ['archive', `--format=${made[query.format]}`, ...prefix, id, ...paths];
  const running = await context.stream(args, { timeout: 3_600_000 });
  return bzip2 === undefined ? outputOf(running) : through(bzip2, running);
}

async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '/usr/bin:/bin').split(path.delimiter)) {
    const file = path.join(folder, name);
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return undefined;
}

/** The output of a process through another program. If one fails, the stream fails; if it is closed, both end. */
function through(
  program: string,
  running: { readonly child: { readonly stdout: Readable }; readonly ended: Promise<void>; stop(): void },
): Readable {
  const packer = spawn(program, ['-c'], { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
  packer.on('error', () => running.stop());
  if (packer.pid === undefined) throw new GitFailed(program, -1, 'the packer cannot be started');
  // The two exit codes report whether everything succeeded.
  pipeline(running.child.stdout, packer.stdin, () => undefined);
  const packed = new Promise<void>((done, fail) => {
    packer.once('error', fail);
    packer.once('close', (code) => {
      if (code === 0) done();
      else fail(new GitFailed(program, code ?? -1, 'the packer failed'));
    });
  });
  const ended = Promise.all([running.ended, packed]).then(() => undefined);
  return outputOf({
    child: packer,
    ended,
    stop: () => {
      running.stop();
      packer.kill('SIGKILL');
    },
  });
}

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listen } from '../server/listen.ts';
import type { BenchOptions, Section } from '../section.ts';
import { alternate, median } from '../statistics.ts';
import { bareBackend } from './backend.ts';
import { startService } from './command.ts';

const run = promisify(execFile);
const FILES = 500;
const COMMITS = 100;

const titles = { clone: 'Clone', push: 'Push of one commit' } as const;

/** Clone and push through the service, beside `git http-backend` alone. */
export async function benchServiceGit({ brief }: BenchOptions): Promise<Section> {
  const rounds = brief ? 3 : 15;
  const folder = mkdtempSync(join(tmpdir(), 'forge-bench-git-'));
  const service = await startService({ title: 'SQLite', create: () => Promise.resolve(undefined) });
  const bare = join(folder, 'bare.git');
  const backend = bareBackend(bare);
  try {
    const origin = await makeRepository(folder);
    await git(folder, 'clone', '--quiet', '--bare', origin, bare);
    await git(bare, 'config', 'http.receivepack', 'true');
    await makeProject(service.url, service.token);
    const urls = {
      service: `${service.url.replace('://', `://bench:${service.token}@`)}/root/repository.git`,
      backend: `http://127.0.0.1:${await listen(backend)}/repository.git`,
    };
    await git(origin, 'push', '--quiet', urls.service, 'main');
    const results = {
      clone: await measure(urls, rounds, (url, name) => clone(folder, url, name)),
      push: await measure(urls, rounds, await pushing(folder, origin)),
    };
    return {
      title: 'Service: clone and push',
      remark: `Milliseconds of the program git against the service and against \`git http-backend\` behind bare node:http, without authentication and logging, over loopback; ${FILES} files, ${COMMITS} commits, SQLite. ${rounds} rounds in turns, medians.`,
      head: ['', 'Service, ms', 'git http-backend, ms', 'Ratio'],
      rows: (['clone', 'push'] as const).map((name) => {
        const { service: ours, backend: theirs } = results[name];
        return [titles[name], ours.toFixed(0), theirs.toFixed(0), `**${(ours / theirs).toFixed(2)}**`];
      }),
    };
  } finally {
    backend.closeAllConnections();
    backend.close();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function git(folder: string, ...args: readonly string[]): Promise<void> {
  const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', '-c', 'gc.auto=0'];
  await run('git', [...identity, ...args], {
    cwd: folder,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
}

/** A repository of many files, some of which change in each commit. */
async function makeRepository(folder: string): Promise<string> {
  const origin = join(folder, 'origin');
  await git(folder, 'init', '--quiet', '--initial-branch', 'main', origin);
  for (let commit = 0; commit < COMMITS; commit += 1) {
    for (let file = commit === 0 ? 0 : commit % 50; file < FILES; file += commit === 0 ? 1 : 50)
      writeFileSync(join(origin, `file-${file}.txt`), `${commit} ${'line\n'.repeat(100 + file)}`);
    await git(origin, 'add', '.');
    await git(origin, 'commit', '--quiet', '--message', `Commit ${commit}`);
  }
  return origin;
}

async function makeProject(url: string, token: string): Promise<void> {
  const response = await fetch(`${url}/api/v4/projects`, {
    method: 'POST',
    headers: { 'private-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ path: 'repository' }),
  });
  if (!response.ok) throw new Error(await response.text());
}

type Urls = Readonly<Record<'service' | 'backend', string>>;

async function measure(
  urls: Urls,
  rounds: number,
  work: (url: string, name: string) => Promise<number>,
): Promise<Readonly<Record<keyof Urls, number>>> {
  const runs = await alternate(rounds, {
    service: () => work(urls.service, 'service'),
    backend: () => work(urls.backend, 'backend'),
  });
  return { service: median(runs.get('service') ?? []), backend: median(runs.get('backend') ?? []) };
}

async function clone(folder: string, url: string, name: string): Promise<number> {
  const target = join(folder, `clone-${name}`);
  const begin = performance.now();
  await git(folder, 'clone', '--quiet', url, target);
  const elapsed = performance.now() - begin;
  rmSync(target, { recursive: true });
  return elapsed;
}

/** Pushes one new commit each time, from a separate working copy for each target. */
async function pushing(
  folder: string,
  origin: string,
): Promise<(url: string, name: string) => Promise<number>> {
  const copies: Record<string, { readonly path: string; count: number }> = {};
  for (const name of ['service', 'backend']) {
    const path = join(folder, `copy-${name}`);
    cpSync(origin, path, { recursive: true });
    copies[name] = { path, count: 0 };
  }
  return async (url, name) => {
    const copy = copies[name];
    if (copy === undefined) throw new Error(`There is no copy for ${name}.`);
    copy.count += 1;
    writeFileSync(join(copy.path, 'new.txt'), `Push ${copy.count}\n`);
    await git(copy.path, 'add', '.');
    await git(copy.path, 'commit', '--quiet', '--message', `Push ${copy.count}`);
    const begin = performance.now();
    await git(copy.path, 'push', '--quiet', url, 'main');
    return performance.now() - begin;
  };
}

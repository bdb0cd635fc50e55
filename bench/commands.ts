import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cache, githubDocument, hostingDocument, repository } from './places.ts';
import type { Section } from './section.ts';
import { alternate, median } from './statistics.ts';

const ROUNDS = 11;
const main = join(repository, 'generators/cli/main.ts');

/** Maximum milliseconds for the start of a mock, by its document. */
const TARGETS = { hosting: 1_000, github: 3_000 } as const;

interface Start {
  /** Milliseconds from the start of the process until it listens or ends. */
  readonly ready: number;
  /** Milliseconds from the start of a mock until its first response. */
  readonly answered?: number;
}

/** The waiting time of the most frequent commands, from the start of the process. */
export async function benchCommands(): Promise<Section> {
  mkdirSync(cache, { recursive: true });
  const payload = join(cache, 'role.json');
  writeFileSync(payload, JSON.stringify({ name: 'Auditor', base_access_level: 20, read_code: true }));
  const contestants = {
    '`--help`': { start: () => endOf('--help') },
    '`mock --help`': { start: () => endOf('mock', '--help') },
    '`validate`, one payload': {
      start: () =>
        endOf('validate', payload, '-d', hostingDocument, '--operation', 'createMemberRole', '--request'),
    },
    '`mock`, hosting API': {
      start: () => startMock(hostingDocument, '/projects'),
      target: TARGETS.hosting,
    },
    "`mock`, GitHub's document": {
      start: () => startMock(githubDocument, '/meta'),
      target: TARGETS.github,
    },
  };
  const starts = Object.fromEntries(Object.entries(contestants).map(([name, { start }]) => [name, start]));
  // The first process of each keeps compiled code for later ones.
  await alternate(1, starts);
  const runs = await alternate(ROUNDS, starts);
  return {
    title: 'Start-up of the commands',
    remark:
      `Milliseconds from the start of the process until it ends, of a mock until it listens and until it has answered a first request; ${ROUNDS} processes each in turns, ` +
      'from the sources, files in the cache of the system, compiled code kept from an earlier call. Targets of the mock: under a second, and a few seconds for a document of 13 MB.',
    head: ['Command', 'Median ms', 'Least ms', 'First answer, median ms', 'Target'],
    rows: Object.entries(contestants).map(([name, contestant]) => {
      const measured = runs.get(name) ?? [];
      const ready = measured.map((start) => start.ready);
      const answered = measured.flatMap((start) => start.answered ?? []);
      const target = 'target' in contestant ? contestant.target : undefined;
      return [
        name,
        median(ready).toFixed(0),
        Math.min(...ready).toFixed(0),
        answered.length === 0 ? '' : median(answered).toFixed(0),
        target === undefined ? '' : `${target}: ${median(ready) < target ? 'holds' : 'does not hold'}`,
      ];
    }),
  };
}

async function endOf(...words: readonly string[]): Promise<Start> {
  const begin = performance.now();
  const child = spawn(process.execPath, [main, ...words], { stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return { ready: performance.now() - begin };
}

async function startMock(document: string, path: string): Promise<Start> {
  const begin = performance.now();
  const child = spawn(process.execPath, [main, 'mock', document, '--port', '0', '--no-auth'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await addressFrom(createInterface(child.stderr));
  const ready = performance.now() - begin;
  const { status } = await fetch(`${address}${path}`);
  const answered = performance.now() - begin;
  if (status !== 200) throw new Error(`${path} of ${document} was answered ${status}.`);
  child.kill();
  await once(child, 'close');
  return { ready, answered };
}

/** The URL that the mock prints once it listens, after the findings of the document. */
async function addressFrom(lines: AsyncIterable<string>): Promise<string> {
  const printed: string[] = [];
  for await (const line of lines) {
    const address = /operations at (\S+)\. /.exec(line)?.[1];
    if (address !== undefined) return address;
    printed.push(line);
  }
  throw new Error(printed.join('\n'));
}

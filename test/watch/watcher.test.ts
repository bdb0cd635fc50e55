import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Watcher, type Pace } from '../../generators/watch/watcher.ts';
import { PATIENCE } from '../runs/limits.ts';

/** Time enough between two steps of one change where other processes use the processors. */
const PATIENT: Partial<Pace> = { poll: 60_000, quiet: 1_000, longest: PATIENCE };

/** A folder with a file, and a watcher that finds changes by events alone unless it is given another pace. */
class Place {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'forgespec-watch-')));
  readonly watcher: Watcher;

  constructor(files: readonly string[], pace: Partial<Pace> = { poll: 60_000 }) {
    this.watcher = new Watcher(pace);
    onTestFinished(() => {
      this.watcher.end();
      rmSync(this.folder, { recursive: true });
    });
    for (const file of files) this.write(file, 'first');
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
  }

  /** Watches paths as if they had been read long after they were written. */
  watch(...paths: readonly string[]): void {
    this.watcher.watch(
      paths.map((path) => this.at(path)),
      Date.now() + 60_000,
    );
  }

  /** The next changes as paths below the folder; what does not come has not been noticed. */
  async next(): Promise<readonly string[] | 'nothing'> {
    const patience = pause(PATIENCE, 'nothing' as const, { ref: false });
    const changed = await Promise.race([this.watcher.next(), patience]);
    if (changed === 'nothing') return 'nothing';
    return [...(changed ?? [])].map((path) => path.slice(this.folder.length + 1)).toSorted();
  }
}

/** How programs change the file `a.yaml`, which another file of the folder stands beside. */
const saves: readonly (readonly [string, (place: Place) => unknown, readonly string[]])[] = [
  ['in place', (place) => place.write('a.yaml', 'second'), ['a.yaml']],
  [
    'by renaming, as JetBrains and VS Code on some disks',
    (place) => {
      place.write('a.yaml.tmp', 'second');
      renameSync(place.at('a.yaml.tmp'), place.at('a.yaml'));
    },
    ['a.yaml'],
  ],
  [
    'with a backup, as vim',
    (place) => {
      place.write('4913', '');
      rmSync(place.at('4913'));
      renameSync(place.at('a.yaml'), place.at('a.yaml~'));
      place.write('a.yaml', 'second');
      rmSync(place.at('a.yaml~'));
    },
    ['a.yaml'],
  ],
  [
    'with a pause while the file is empty',
    async (place) => {
      truncateSync(place.at('a.yaml'));
      await pause(60);
      place.write('a.yaml', 'second');
    },
    ['a.yaml'],
  ],
  [
    'with a pause while the file is gone',
    async (place) => {
      rmSync(place.at('a.yaml'));
      await pause(60);
      place.write('a.yaml', 'second');
    },
    ['a.yaml'],
  ],
  [
    'with as many bytes and the times of before',
    (place) => {
      place.write('a.yaml', 'later');
      utimesSync(place.at('a.yaml'), 0, 0);
    },
    ['a.yaml'],
  ],
  ['by removing it', (place) => rmSync(place.at('a.yaml')), ['a.yaml']],
  [
    'together with another',
    (place) => {
      place.write('a.yaml', 'second');
      place.write('parts/b.yaml', 'second');
    },
    ['a.yaml', 'parts/b.yaml'],
  ],
  [
    'by making a folder with what was missing',
    (place) => place.write('new/deep/c.yaml', 'x'),
    ['new/deep/c.yaml'],
  ],
  [
    'by exchanging a folder',
    (place) => {
      place.write('others/b.yaml', 'others');
      renameSync(place.at('parts'), place.at('away'));
      renameSync(place.at('others'), place.at('parts'));
    },
    ['parts/b.yaml'],
  ],
  ['where its link leads', (place) => place.write('elsewhere/linked.yaml', 'second'), ['linked.yaml']],
  [
    'by another link',
    (place) => {
      place.write('elsewhere/other.yaml', 'other');
      symlinkSync(place.at('elsewhere/other.yaml'), place.at('link.tmp'));
      renameSync(place.at('link.tmp'), place.at('linked.yaml'));
    },
    ['linked.yaml'],
  ],
  ['by adding a guide', (place) => place.write('guides/more.md', 'more'), ['guides']],
];

describe('a save is noticed', () => {
  test.for(saves)('%s', async ([, save, want]) => {
    const place = new Place([
      'a.yaml',
      'parts/b.yaml',
      'elsewhere/linked.yaml',
      'guides/first.md',
      'unrelated',
    ]);
    symlinkSync(place.at('elsewhere/linked.yaml'), place.at('linked.yaml'));
    place.watch('a.yaml', 'parts/b.yaml', 'new/deep/c.yaml', 'linked.yaml', 'guides');
    const noticed = place.next();
    await pause(20);
    await save(place);
    expect(await noticed).toEqual(want);
  });

  test('again after each way of saving', async () => {
    const place = new Place(['a.yaml', 'parts/b.yaml']);
    place.watch('a.yaml', 'parts/b.yaml');
    for (const [name, save, want] of saves.filter(([, , [path]]) => path === 'a.yaml')) {
      place.write('a.yaml', `before ${name}`);
      expect(await place.next()).toContain('a.yaml');
      const noticed = place.next();
      await save(place);
      expect([name, await noticed]).toEqual([name, want]);
    }
  });
});

test('changes that follow each other are one', async () => {
  const place = new Place(['a.yaml', 'b.yaml'], PATIENT);
  place.watch('a.yaml', 'b.yaml');
  const noticed = place.next();
  place.write('a.yaml', 'second');
  await pause(50);
  place.write('b.yaml', 'second');
  expect(await noticed).toEqual(['a.yaml', 'b.yaml']);
});

test('changes while nobody waits are handed over at the next time', async () => {
  const place = new Place(['a.yaml', 'b.yaml']);
  place.watch('a.yaml', 'b.yaml');
  place.write('a.yaml', 'second');
  expect(await place.next()).toEqual(['a.yaml']);
  place.write('a.yaml', 'third, while a run goes on');
  place.write('b.yaml', 'second, while a run goes on');
  await pause(50);
  place.watch('b.yaml', 'a.yaml');
  expect(await place.next()).toEqual(['a.yaml', 'b.yaml']);
});

test('what is written between its reading and its watching is a change', async () => {
  const place = new Place(['a.yaml']);
  await pause(40);
  const since = Date.now();
  place.write('found.yaml', 'read by the run, and written again');
  place.watcher.watch([place.at('a.yaml'), place.at('found.yaml')], since);
  expect(await place.next()).toEqual(['found.yaml']);
});

test('a file that never rests is handed over all the same', async () => {
  const place = new Place(['a.yaml'], { poll: 60_000, longest: 200 });
  place.watch('a.yaml');
  const writing = setInterval(() => place.write('a.yaml', String(Math.random())), 5);
  onTestFinished(() => clearInterval(writing));
  expect(await place.next()).toEqual(['a.yaml']);
});

test('what no event tells is found by looking from time to time', async () => {
  const place = new Place(['far/above/the/a.yaml', 'others/above/the/a.yaml'], { poll: 50 });
  place.watch('far/above/the/a.yaml');
  for (const _ of [1, 2]) {
    const noticed = place.next();
    await pause(20);
    renameSync(place.at('far'), place.at('away'));
    renameSync(place.at('others'), place.at('far'));
    renameSync(place.at('away'), place.at('others'));
    expect(await noticed).toEqual(['far/above/the/a.yaml']);
  }
});

test('a storm of other files in the same folder wakes nobody', async () => {
  const place = new Place(['a.yaml']);
  place.watch('a.yaml');
  const noticed = place.watcher.next();
  let isWoken = false;
  void noticed.then(() => (isWoken = true));
  for (let index = 0; index < 500; index += 1) {
    place.write(`out/${index % 50}`, String(index));
    place.write(`noise-${index % 100}`, String(index));
  }
  await pause(100);
  expect(isWoken).toBe(false);
  place.write('a.yaml', 'second');
  expect(await noticed).toEqual(new Set([place.at('a.yaml')]));
});

test('a change is noticed while the watcher rests from that of another file', async () => {
  const place = new Place(['a.yaml'], { poll: 60_000, quiet: 200 });
  place.watch('a.yaml');
  const noticed = place.next();
  await pause(20);
  place.write('unrelated', 'first');
  await pause(100);
  place.write('a.yaml', 'second');
  expect(await noticed).toEqual(['a.yaml']);
});

test('a checkout of a hundred files is one change', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `spec/${index % 10}/${index}.yaml`);
  const place = new Place(names, PATIENT);
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
      cwd: place.folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  git('checkout', '--quiet', '-b', 'other');
  for (const name of names) place.write(name, `other ${basename(name)}`);
  rmSync(place.at('spec/3'), { recursive: true });
  git('add', '.');
  git('commit', '--quiet', '--message', 'other');
  place.watch(...names);
  for (const branch of ['-', 'other']) {
    const child = spawn('git', ['checkout', '--quiet', branch], { cwd: place.folder });
    const [changed] = await Promise.all([place.next(), once(child, 'exit')]);
    expect(changed).toEqual(names.toSorted());
  }
});

test('watching ends at once, for whoever waits and for whoever comes later', async () => {
  const place = new Place(['a.yaml']);
  place.watch('a.yaml');
  const waiting = place.watcher.next();
  place.watcher.end();
  place.write('a.yaml', 'second');
  place.watch('a.yaml');
  expect([await waiting, await place.watcher.next()]).toEqual([undefined, undefined]);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandsOf, linkedFiles, matcherOf, shownFiles } from './blocks.ts';
import { withFreePorts } from './shell.ts';
import { repository, Workplace } from './workplace.ts';

const LONGEST_README = 350;

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: repository }).toSorted()].map(
  (path) => [path, readFileSync(join(repository, path), 'utf8')] as const,
);
const gettingStarted = new Map(pages).get('docs/getting-started.md') ?? '';

describe.for(pages)('%s', async ([path, page]) => {
  const commands = commandsOf(await withFreePorts(page));
  const place = new Workplace();
  // The pages continue where the first one ends.
  if (path !== 'README.md') for (const file of shownFiles(gettingStarted)) place.write(file);

  afterAll(() => place.end());

  test.for(commands)('is right about $command', async ({ command, printed, files }) => {
    for (const file of files) place.write(file);
    const wanted = matcherOf(printed);
    expect((await place.run(command, wanted)).trimEnd()).toMatch(wanted);
  });

  const programs = shownFiles(page).flatMap(({ file }) => (file.endsWith('.ts') ? [file] : []));
  test.runIf(programs.length > 0)('shows programs that compile', async () => {
    expect(await place.compile(programs)).toBe('');
  });

  test('links to files that exist', () => {
    const missing = linkedFiles(page).filter(
      (target) => !existsSync(join(repository, dirname(path), target)),
    );
    expect(missing).toEqual([]);
  });
});

test('the pages show commands at work', () => {
  const silent = pages.filter(([, page]) => commandsOf(page).length === 0).map(([path]) => path);
  expect(silent).toEqual(['docs/README.md']);
});

test('the README is short', () => {
  const [, readme] = pages[0] ?? ['', ''];
  expect(readme.split('\n').length).toBeLessThanOrEqual(LONGEST_README);
});

test('each page is listed', () => {
  const index = linkedFiles(new Map(pages).get('docs/README.md') ?? '');
  const listed = index.map((target) => join('docs', target));
  const others = pages.map(([path]) => path).filter((path) => !path.endsWith('README.md'));
  expect([...new Set(listed)].toSorted()).toEqual(others);
});

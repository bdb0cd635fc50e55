import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isInstalled } from '../runs/programs.ts';
import { commandsOf, linkedFiles, matcherOf, shownFiles, type ShownFile } from './blocks.ts';
import { withFreePorts } from './shell.ts';
import { repository, Workplace } from './workplace.ts';

const hasCurl = isInstalled('curl');

/** Text of a page, whose path is below the repository. */
export function readPage(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}

/**
 * Runs the commands of a page, compiles its programs and looks for the files that it links to.
 * @param given files that are there before the page begins
 */
export async function describePage(path: string, given: readonly ShownFile[]): Promise<void> {
  const page = readPage(path);
  const commands = commandsOf(await withFreePorts(page));
  describe.each([path])('%s', () => {
    const place = new Workplace();
    for (const file of given) place.write(file);

    afterAll(() => place.end());

    test.for(commands)('is right about $command', async ({ command, printed, files }, { skip }) => {
      for (const file of files) place.write(file);
      skip(!hasCurl && /\bcurl\b/.test(command), 'There is no curl.');
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
}

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGroup } from '../../families/groups/create.ts';
import { createProjectWithRepository } from '../../families/projects/repository.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
const folder = mkdtempSync(join(tmpdir(), 'forge-clone-'));
let address = '';

beforeAll(async () => {
  const { forge, token, url } = world().running;
  const group = await forge.database.transaction((writes) =>
    createGroup(writes, forge.clock, { name: 'Acme', path: 'acme' }),
  );
  await createProjectWithRepository(forge, {
    name: 'Tools',
    path: 'tools',
    namespace: group,
    creatorId: null,
  });
  address = `${url.replace('//', `//any:${token ?? ''}@`)}/acme/tools.git`;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = { ...process.env, HOME: folder, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1' };

async function git(...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  const { stdout } = await promisify(execFile)('git', [...identity, ...args], {
    cwd: folder,
    env: environment,
  });
  return stdout;
}

describe('git over HTTP', () => {
  test('what was pushed is cloned, and the project knows of it', async () => {
    await git('init', '--quiet', '--initial-branch=main', 'work');
    writeFileSync(join(folder, 'work/README.md'), 'Tools\n');
    await git('-C', 'work', 'add', '.');
    await git('-C', 'work', 'commit', '--quiet', '--message=First');
    await git('-C', 'work', 'push', '--quiet', address, 'main');
    await git('clone', '--quiet', address, 'copy');
    expect(await git('-C', 'copy', 'log', '--format=%s')).toBe('First\n');
    const { body } = await world().root('GET', '/projects/acme%2Ftools?statistics=true');
    expect(body).toMatchObject({ statistics: { repository_size: expect.any(Number) } });
    expect((body as { statistics: { repository_size: number } }).statistics.repository_size).toBeGreaterThan(
      0,
    );
  });

  test.each([
    ['nobody clones a private project', (url: string) => url, /could not read Username|Authentication/],
    ['a wrong token', (url: string) => url.replace('//', '//any:wrong@'), /Authentication failed/],
  ])('%s', async (_, change, want) => {
    await expect(
      git('clone', '--quiet', change(`${world().running.url}/acme/tools.git`), 'other'),
    ).rejects.toThrow(want);
  });
});

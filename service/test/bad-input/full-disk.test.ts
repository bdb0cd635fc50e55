import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuild } from '../../families/pipelines/finish.ts';
import { startForge } from '../../start/start.ts';

const main = fileURLToPath(new URL('../../main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forge-full-'));
const secret = 'token-of-ann';
let child: ChildProcess | undefined;
let url = '';
let jobToken = '';

/** A service whose files are limited to 2 MiB, which has the effect of a full disk. */
beforeAll(async () => {
  const data = join(folder, 'data');
  const running = await startForge({ data });
  await running.seed({
    users: [{ username: 'ann', administrator: true, tokens: [{ name: 'laptop', secret }] }],
    groups: [{ full_path: 'acme' }],
    projects: [
      {
        full_path: 'acme/tools',
        commits: [
          {
            message: 'First',
            author: 'ann',
            files: { 'a.txt': 'a', '.gitlab-ci.yml': 'build: { script: make }' },
          },
        ],
        pipelines: [{}],
      },
    ],
  });
  jobToken = (await startBuild(running.forge, 1)).token;
  await running.stop();
  const limits = `trap '' XFSZ; ulimit -f 2048; exec "$0" "$@"`;
  const args = [main, '--port', '0', '--data', data];
  child = spawn('bash', ['-c', limits, process.execPath, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout === null) throw new Error('There is no output.');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  url = line.replace('Listening on ', '');
});

afterAll(async () => {
  if (child !== undefined && child.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  rmSync(folder, { recursive: true, force: true });
});

async function send(method: string, path: string, body?: object): Promise<number> {
  const headers = { 'private-token': secret, 'content-type': 'application/json' };
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  return (await fetch(`${url}/api/v4${path}`, { method, headers, ...given })).status;
}

test('what has no room is refused with 507, and the rest goes on', async () => {
  const push = promisify(execFile)(
    'bash',
    [
      '-ec',
      `git clone --quiet "$0" clone && cd clone && head -c 3000000 /dev/urandom > big && git add . &&
       git -c user.name=Ann -c user.email=ann@example.com commit --quiet -m Big && git push --quiet origin HEAD:main`,
      `${url.replace('//', `//ann:${secret}@`)}/acme/tools.git`,
    ],
    { cwd: folder },
  ).then(
    () => 'pushed',
    (error: { readonly stderr: string }) => error.stderr,
  );
  expect(await push).toContain('507');
  // Small writes still work, also in the database.
  for (let at = 0; at < 3; at++) {
    expect(await send('POST', '/projects/acme%2Ftools/milestones', { title: `M${at}` })).toBe(201);
  }
  const action = { action: 'create', file_path: 'small.txt', content: 'small' };
  const commit = { branch: 'main', commit_message: 'Small', actions: [action] };
  expect(await send('POST', '/projects/acme%2Ftools/repository/commits', commit)).toBe(201);
  expect(await send('GET', '/projects/acme%2Ftools/repository/files/big?ref=main')).toBe(404);
});

test('a database without room refuses with 507, keeps what it has, and lives on', async () => {
  const text = 'x'.repeat(500_000);
  const statuses = new Set<number>();
  for (let at = 0; at < 12; at++) {
    const body = { title: `Full ${at}`, description: text };
    statuses.add(await send('POST', '/projects/acme%2Ftools/milestones', body));
  }
  expect([...statuses].toSorted()).toEqual([201, 507]);
  expect(await send('GET', '/projects/acme%2Ftools/milestones')).toBe(200);
  expect([child?.exitCode, child?.signalCode]).toEqual([null, null]);
});

test('an archive without room is refused with 507, and nothing of it stays', async () => {
  const form = new FormData();
  form.set('file', new File([randomBytes(3_000_000)], 'out.zip'));
  const address = `${url}/api/v4/jobs/1/artifacts`;
  const answer = await fetch(address, { method: 'POST', headers: { 'job-token': jobToken }, body: form });
  expect(answer.status).toBe(507);
  const left = readdirSync(join(folder, 'data/blobs'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  expect(await send('GET', '/projects/acme%2Ftools/jobs/1/artifacts')).toBe(404);
});

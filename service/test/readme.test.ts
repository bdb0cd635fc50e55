import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const service = fileURLToPath(new URL('../', import.meta.url));
const root = join(service, '..');
const readme = readFileSync(join(service, 'README.md'), 'utf8');
const block = /^```(?<language>\w+)(?: (?<file>\S+))?\n(?<text>.*?)^```$/gms;
const folder = mkdtempSync(join(tmpdir(), 'forge-readme-'));
const beside: ChildProcess[] = [];
let port = '8080';

beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? String(address.port) : port;
  server.close();
  for (const { groups = {} } of readme.matchAll(block))
    if (groups['file'] !== undefined) writeFileSync(join(folder, groups['file']), groups['text'] ?? '');
});

afterAll(async () => {
  for (const child of beside) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The commands of all terminal examples, with their output in the README; `…` matches anything. */
function sessions(): readonly (readonly [command: string, printed: string])[] {
  return [...readme.matchAll(block)]
    .filter(({ groups }) => groups?.['language'] === 'console')
    .flatMap(({ groups }) => (groups?.['text'] ?? '').split(/^\$ /m).slice(1))
    .map((session) => {
      const end = session.indexOf('\n');
      return [session.slice(0, end), session.slice(end + 1)] as const;
    });
}

function matcherOf(printed: string): RegExp {
  const escaped = printed.trimEnd().replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('…', '.*')}$`);
}

const environment = {
  ...process.env,
  // As in the first start in a clone, which needs the most memory.
  NODE_DISABLE_COMPILE_CACHE: '1',
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.com',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.com',
};

/** The command of `npm start`, which can run in any folder. */
function started(): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.replace(/^node /, `${process.execPath} `).replace('service/', service);
}

/** Runs a command in the folder of the test; one that ends in `&` keeps running, after it has printed two lines. */
async function run(command: string): Promise<string> {
  const here = command
    .replaceAll('8080', port)
    .replace(/^npm start --silent --/, `exec ${started()} --port ${port}`);
  if (here.endsWith('&')) {
    const child = spawn('bash', ['-c', here.slice(0, -1)], { cwd: folder, env: environment });
    beside.push(child);
    let text = '';
    child.stdout.on('data', (piece) => (text += String(piece)));
    while (text.split('\n').length < 3) await once(child.stdout, 'data');
    return text;
  }
  return await new Promise((resolve) => {
    execFile('bash', ['-c', `exec 2>&1; ${here}`], { cwd: folder, env: environment }, (_, stdout) =>
      resolve(stdout),
    );
  });
}

describe('the README of the service', () => {
  test('prints what it says', async () => {
    for (const [command, printed] of sessions()) {
      const output = (await run(command)).replaceAll(port, '8080').trimEnd();
      expect(`$ ${command}\n${output}`.trimEnd()).toMatch(matcherOf(`$ ${command}\n${printed}`));
    }
  });

  test.runIf(process.platform === 'linux')('has used less than 150 MiB by then', () => {
    const status = readFileSync(`/proc/${beside[0]?.pid}/status`, 'utf8');
    expect(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024).toBeLessThan(150);
  });

  test('shows a test that passes', async () => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const output = await run(
      `${process.execPath} node_modules/vitest/vitest.mjs run forge.test.ts --no-color`,
    );
    expect(output).toMatch(/Tests\s+1 passed/);
  });
});

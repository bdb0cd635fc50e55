import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(join(repository, 'README.md'), 'utf8');

/** What the commands of the README stand for here. */
const SHELL = `exec 2>&1
forgespec() { node ${JSON.stringify(join(repository, 'generators/cli/main.ts'))} "$@"; }
npx() { "$@"; }
`;

/** A fenced block: its language, the file it shows if any, and its text. */
const BLOCK = /^```(?<language>\w+)(?: (?<file>\S+))?\n(?<text>.*?)^```$/gms;

/**
 * A command with what the README says it prints; `…` stands for anything, on a line of its own for any lines. One that
 * ends in `&` goes on beside the others.
 */
interface Session {
  readonly command: string;
  readonly printed: string;
}

/** A file that is written before what follows. */
interface Written {
  readonly file: string;
  readonly text: string;
}

function readSessions(text: string): readonly Session[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((session) => {
      const end = session.indexOf('\n');
      return { command: session.slice(0, end), printed: session.slice(end + 1) };
    });
}

function matcherOf(printed: string): RegExp {
  const parts = printed.trimEnd().split(/^…$\n?/m);
  const pattern = parts
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*'))
    .join('[^]*');
  return new RegExp(`^${pattern}$`);
}

/** A port that is free now, for the servers that the README starts on ports of their own. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The commands of a text, each with the files that the text shows before it. */
function readSteps(text: string): readonly (Session & { readonly files: readonly Written[] })[] {
  let files: Written[] = [];
  return [...text.matchAll(BLOCK)].flatMap(({ groups = {} }) => {
    const { language, file, text: block = '' } = groups;
    if (file !== undefined) files.push({ file, text: block });
    if (language !== 'console') return [];
    const shown = files;
    files = [];
    return readSessions(block).map((session, index) => ({ ...session, files: index === 0 ? shown : [] }));
  });
}

describe('the README', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-readme-'));
  const ports = new Map<string, string>();
  for (const port of ['8080', '8081', '8090', '8091']) ports.set(port, String(await freePort()));
  const steps = readSteps(readme.replaceAll(/\b80[89][01]\b/g, (port) => ports.get(port) ?? port));
  const background: ChildProcess[] = [];

  beforeAll(() => {
    for (const part of ['spec', 'generated'])
      cpSync(join(repository, part), join(folder, part), { recursive: true });
    cpSync(join(repository, 'test/cli/fixtures'), folder, { recursive: true });
    // Servers of the README stand on packages that are installed here.
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => {
    for (const { pid } of background) if (pid !== undefined) process.kill(-pid);
    rmSync(folder, { recursive: true });
  });

  /** What a command prints; of one that goes on, what it prints first. */
  async function run(command: string): Promise<string> {
    const options = {
      cwd: folder,
      env: { PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) },
    };
    if (!command.endsWith('&'))
      return spawnSync('bash', ['-c', SHELL + command], { ...options, encoding: 'utf8' }).stdout;
    // A group of its own, so that the end of the shell is the end of what it started.
    const child = spawn('bash', ['-c', SHELL + command.slice(0, -1)], { ...options, detached: true });
    background.push(child);
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    return printed.toString();
  }

  test('shows commands at work', () => expect(steps.length).toBeGreaterThan(5));

  test.for(steps)('is right about $command', async ({ command, printed, files }) => {
    for (const { file, text } of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    expect((await run(command)).trimEnd()).toMatch(matcherOf(printed));
  });

  test('links to files that exist', () => {
    const text = readme.replaceAll(/^```.*?^```/gms, '');
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
    for (const target of targets) expect(() => readFileSync(join(repository, target))).not.toThrow();
  });
});

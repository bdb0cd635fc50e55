import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A command with what the README says it prints; `…` on a line of its own stands for any lines. */
interface Session {
  readonly command: string;
  readonly printed: string;
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
  return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('[^]*')}$`);
}

describe('the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-readme-'));
  const blocks = [...readme.matchAll(BLOCK)].map(({ groups = {} }) => groups);

  beforeAll(() => {
    for (const part of ['spec', 'generated'])
      cpSync(join(repository, part), join(folder, part), { recursive: true });
    cpSync(join(repository, 'test/cli/fixtures'), folder, { recursive: true });
    for (const { file, text = '' } of blocks) if (file !== undefined) writeFileSync(join(folder, file), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sessions = blocks
    .filter(({ language }) => language === 'console')
    .flatMap(({ text = '' }) => readSessions(text));

  test('shows commands at work', () => expect(sessions.length).toBeGreaterThan(5));

  test.for(sessions)('is right about $command', ({ command, printed }) => {
    const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
    const { stdout } = spawnSync('bash', ['-c', SHELL + command], {
      cwd: folder,
      env: { PATH },
      encoding: 'utf8',
    });
    expect(stdout.trimEnd()).toMatch(matcherOf(printed));
  });

  test('links to files that exist', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
    for (const target of targets) expect(() => readFileSync(join(repository, target))).not.toThrow();
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edited, stepsOf, type Step } from './steps.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const contributing = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');

/** The walk-throughs, in the order in which one follows the other. */
const HEADINGS = ['Add a rule', 'Add an emitter', 'Add a keyword'];

/** Runs commands in the copy; what follows `$ ` is a command, the rest is what it prints. */
const SHELL = `exec 2>&1
forgespec() { node generators/cli/main.ts "$@"; }
`;

describe('the walk-throughs of CONTRIBUTING.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-walkthrough-'));

  beforeAll(() => {
    for (const part of ['generators', 'runtime', 'templates', 'package.json', 'tsconfig.json'])
      cpSync(join(repository, part), join(folder, part), { recursive: true });
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(command: string): string {
    const env = { PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
    return spawnSync('bash', ['-c', SHELL + command], { cwd: folder, env, encoding: 'utf8' }).stdout;
  }

  /** Performs a step; of a session, gives what it prints and what it should print. */
  function perform(step: Step): readonly { readonly printed: string; readonly want: RegExp }[] {
    if (step.kind === 'session')
      return step.text
        .split(/^\$ /m)
        .slice(1)
        .map((session) => {
          const [command = ''] = session.split('\n');
          return { printed: `${command}\n${run(command)}`, want: printedAs(session) };
        });
    const path = join(folder, step.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, step.kind === 'file' ? step.text : edited(readFileSync(path, 'utf8'), step.text));
    return [];
  }

  test.each(HEADINGS)('%s: each step does what it says', (heading) => {
    const sessions = stepsOf(contributing, heading).flatMap(perform);
    expect(sessions.length).toBeGreaterThan(0);
    for (const { printed, want } of sessions) expect(printed).toMatch(want);
  });

  test('what was added compiles', () => {
    writeFileSync(
      join(folder, 'tsconfig.json'),
      readFileSync(join(repository, 'tsconfig.json'), 'utf8').replace(
        /"include": \[[^\]]*\]/,
        '"include": ["generators"]',
      ),
    );
    expect(run('node node_modules/typescript7/bin/tsc -p .')).toBe('');
  });
});

/** What a session shows; `…` on a line stands for any lines. */
function printedAs(session: string): RegExp {
  const parts = session.trimEnd().split(/^…$\n?/m);
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('[^]*');
  return new RegExp(`^${pattern}\\n*$`);
}

describe('an edit', () => {
  test.each([
    ['a\nb\nc\n', ' b\n+x\n', 'a\nb\nx\nc\n'],
    ['a\nb\n', '+x\n a\n', 'x\na\nb\n'],
    ['a\nb\nc\n', ' a\n+x\n@@\n+y\n c\n', 'a\nx\nb\ny\nc\n'],
  ])('of %j by %j', (text, edit, want) => {
    expect(edited(text, edit)).toBe(want);
  });

  test.each([
    ['shows what is not there', 'a\n', ' b\n+x\n'],
    ['shows what is there twice', 'a\na\n', ' a\n+x\n'],
  ])('that %s is out of date', (_, text, edit) => {
    expect(() => edited(text, edit)).toThrow('does not hold this once');
  });
});

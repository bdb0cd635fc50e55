import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { finding } from '../../generators/diagnostics/catalog.ts';
import { renderText } from '../../generators/diagnostics/text.ts';
import { FinishedRuns, keyOfRun } from '../../generators/output/finished-runs.ts';
import { hashOf } from '../../generators/output/hash.ts';
import { diskReader } from '../../generators/source/file-reader.ts';
import { NotedReads } from '../../generators/source/noted-reads.ts';

let folder: string;
let cache: string;
let out: string;
let input: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finished-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  [cache, out, input] = [join(folder, 'cache'), join(folder, 'out'), join(folder, 'in.yaml')];
  mkdirSync(out);
  writeFileSync(input, 'a: 1\nb: 2\n');
  writeFileSync(join(out, 'a.js'), 'a\n');
  writeFileSync(join(out, 'forgespec.lock.json'), '{}\n');
});

const key = (document = 'in.yaml'): string => keyOfRun({ document });

/** Keeps a run that has read the input and made `a.js`, with a finding. */
function keep(looksFor: readonly string[] = []): string {
  const reader = new NotedReads(diskReader);
  const read = reader.read({ path: input, location: input, limit: 10_000 });
  for (const name of looksFor) reader.read({ path: name, location: join(folder, name), limit: 10_000 });
  if (!('text' in read)) throw new Error('There is no input.');
  const { file } = reader.parse({ path: input, text: read.text }, false);
  const findings = [finding('openapi/undeclared-tag', { tag: 'b' }, { file, pointer: '/b' })];
  new FinishedRuns(cache).keep(
    { key: key(), folder: out },
    { inputs: reader.outcomes, outputs: ['a.js'], findings },
  );
  return renderText(findings);
}

function recalled(document?: string): string | undefined {
  const run = new FinishedRuns(cache).recall({ key: key(document), folder: out });
  return run === undefined ? undefined : `${run.files} ${renderText(run.findings)}`;
}

function record(): string {
  return join(cache, readdirSync(cache)[0] ?? '');
}

/** A pipe has no end as long as nobody writes to it. */
function replaceByPipe(path: string): void {
  rmSync(path);
  execFileSync('mkfifo', [path]);
}

it('knows a run again, with what it reported', () => {
  const reported = keep();
  expect(recalled()).toBe(`1 ${reported}`);
  expect(reported).toContain('in.yaml:2:');
});

it('shows of a long line what the run has shown', () => {
  writeFileSync(input, `a: 1\nb: ${'long '.repeat(1_000)}\n`);
  const reported = keep();
  expect(reported).toContain('b: long');
  expect(recalled()).toBe(`1 ${reported}`);
});

it.each<[what: string, spoil: () => void]>([
  ['an input that was edited', () => writeFileSync(input, 'a: 1\nb: 3\n')],
  ['an input that is gone', () => rmSync(input)],
  ['an output that was edited', () => writeFileSync(join(out, 'a.js'), 'b\n')],
  [
    'an output that was edited, with its time set back',
    () => {
      writeFileSync(join(out, 'a.js'), 'b\n');
      utimesSync(join(out, 'a.js'), 1, 1);
    },
  ],
  ['an output that is gone', () => rmSync(join(out, 'a.js'))],
  ['a lock that is gone', () => rmSync(join(out, 'forgespec.lock.json'))],
  ['a run that is writing, or was killed', () => mkdirSync(join(out, '.forgespec-staging'))],
  ['no record', () => rmSync(cache, { recursive: true })],
  ['an empty record', () => writeFileSync(record(), '')],
  ['a truncated record', () => writeFileSync(record(), readFileSync(record(), 'utf8').slice(0, -9))],
  ['a record with more behind it', () => appendFileSync(record(), ' ')],
  [
    'a record with a letter changed',
    () => writeFileSync(record(), readFileSync(record(), 'utf8').replace('a.js', 'b.js')),
  ],
  ['bytes that are no text', () => writeFileSync(record(), Buffer.from([0xff, 0xfe, 0, 10, 0x80]))],
  [
    'the record of another request in its place',
    () => {
      const [, body = ''] = readFileSync(record(), 'utf8').split('\n');
      const other = body.replaceAll('in.yaml\\"', 'no.yaml\\"');
      writeFileSync(record(), `${hashOf(other)}\n${other}`);
    },
  ],
  ['a record that is no JSON, with its hash', () => writeFileSync(record(), `${hashOf('{')}\n{`)],
  ['a record that is no record, with its hash', () => writeFileSync(record(), `${hashOf('[1]')}\n[1]`)],
  ...(
    [
      ['outputs', null],
      ['outputs', []],
      ['outputs', [['a.js', 1]]],
      [
        'outputs',
        [
          ['gone.js', ''],
          ['forgespec.lock.json', ''],
        ],
      ],
      ['inputs', 5],
      ['inputs', [null]],
      ['inputs', [['/dev/zero', '']]],
      ['findings', 5],
      ['findings', [null]],
      ['findings', [{ code: 'openapi/undeclared-tag', at: null }]],
    ] as const
  ).map(([member, value]): [string, () => void] => [
    `a record with ${member} ${JSON.stringify(value)}, with its hash`,
    () => {
      const [, body = ''] = readFileSync(record(), 'utf8').split('\n');
      const other = JSON.stringify({ ...(JSON.parse(body) as object), [member]: value });
      writeFileSync(record(), `${hashOf(other)}\n${other}`);
    },
  ]),
  ['a record that is a pipe', () => replaceByPipe(record())],
  ['an input that is a pipe', () => replaceByPipe(input)],
])('does not trust %s', (_, spoil) => {
  keep();
  expect(recalled()).toBeDefined();
  spoil();
  expect(recalled()).toBeUndefined();
});

it('knows nothing of another request', () => {
  keep();
  expect(recalled('other.yaml')).toBeUndefined();
});

it('keeps no run that has looked for a file in vain: nobody would see it come', () => {
  keep(['missing.yaml']);
  expect(recalled()).toBeUndefined();
});

it('keeps so many records, and no more', () => {
  const runs = new FinishedRuns(cache);
  for (let number = 0; number < 50; number += 1)
    runs.keep(
      { key: key(String(number)), folder: out },
      { inputs: new Map(), outputs: ['a.js'], findings: [] },
    );
  expect(readdirSync(cache)).toHaveLength(32);
  expect(recalled('49')).toBe('1 ');
});

it('does without a folder that cannot be written', () => {
  writeFileSync(cache, '');
  expect(() => keep()).not.toThrow();
  expect(recalled()).toBeUndefined();
});

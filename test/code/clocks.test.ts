import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { settings } from '../runs/settings.ts';
import { clocksIn } from './clocks.ts';
import { filesIn } from './import-graph.ts';

/** Files that may read a clock, with the reason: none of them compares what a test took. */
const readers: ReadonlyMap<string, string> = new Map([
  ['test/runs/growth.ts', 'it compares the time of the processor for some work with that for other work'],
  ['test/outputs/output.ts', 'outputs are marked as used'],
  ['test/outputs/unused.ts', 'outputs are removed a day after they were last used'],
  ['test/outputs/output.test.ts', 'outputs are made to look old'],
  ['test/watch/watcher.test.ts', 'a watcher is told since when files were read'],
  ['service/test/durability/kill.test.ts', 'content is made to look old'],
  ['service/test/families/clean-up.test.ts', 'content is made to look old'],
  ['service/test/families/pages-domains.test.ts', 'the clock of the service is some years late'],
]);

function found(file: string, text: string): string[] {
  return clocksIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
}

test('no test has a time limit of its own, or compares times: both depend on the load of the machine', () => {
  const read = ['test', 'service/test']
    .flatMap(filesIn)
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => [file, found(file, readFileSync(join(settings.root, file), 'utf8'))] as const)
    .filter(([, clocks]) => clocks.length > 0);
  expect(read.flatMap(([file, clocks]) => (readers.has(file) ? [] : [`${file}: ${clocks.join()}`]))).toEqual(
    [],
  );
  expect(read.filter(([, clocks]) => clocks.includes('a time limit'))).toEqual([]);
  expect(
    read
      .map(([file]) => file)
      .filter((file) => readers.has(file))
      .toSorted(),
  ).toEqual([...readers.keys()].toSorted());
});

const limit = ['a time limit'];

test.each<readonly [given: string, want: readonly string[]]>([
  ["test('a', () => {}, 5_000);", limit],
  ["test('a', async () => {}, LIMIT);", limit],
  ["test('a', run, 5_000);", limit],
  ["test('a', { timeout: 5_000 }, () => {});", limit],
  ["test('a', { 'timeout': LIMIT }, run);", limit],
  ["test('a', () => {}, { timeout: 5_000 });", limit],
  ["it.only('a', function () {}, 5);", limit],
  ["it.each(rows)('%s', () => {}, 5);", limit],
  ["it.each`a\n${1}`('%s', () => {}, 5);", limit],
  ["describe.skipIf(no).each(rows)('a', { timeout: 5 }, () => {});", limit],
  ["describe('a', () => { test('b', () => {}, 5); });", limit],
  ['beforeAll(async () => {}, 5);', limit],
  ['afterEach(clean, 5);', limit],
  ['onTestFinished(() => {}, 5);', limit],
  ["test('a', () => {}); test('a', { retry: 1 }, () => {}); beforeAll(start);", []],
  ["test.each([[1, { timeout: 5 }], [() => {}, 5]])('a', () => {});", []],
  ["test.each([1, 2])('a', (count) => expect(count).toBe(2)); test.for([5])('a', run);", []],
  ["test('a', () => { connect({ timeout: 5 }); pause(5); }); expect.poll(() => 1, { timeout: 5 });", []],
  ['performance.now();', ['performance.now']],
  ['globalThis.performance.now();', ['performance.now']],
  ["performance['now']();", ['performance.now']],
  ['const { now } = performance;', ['performance.now']],
  ['const { now: clock } = globalThis.performance;', ['performance.now']],
  ['Date.now();', ['Date.now']],
  ['const clock = Date.now;', ['Date.now']],
  ['new Date().getTime();', ['new Date()']],
  ['process.hrtime.bigint();', ['process.hrtime']],
  ['process.cpuUsage(); process.threadCpuUsage();', ['process.cpuUsage', 'process.threadCpuUsage']],
  ["import { hrtime } from 'node:process';", ['process.hrtime']],
  ["import { cpuUsage as used } from 'node:process';", ['process.cpuUsage']],
  ['const { cpuUsage, pid } = process;', ['process.cpuUsage']],
  ["vi.spyOn(performance, 'now'); vi.spyOn(Date, 'now'); clock.now(); new Date(0); Date.UTC(2026);", []],
])('%s', (given, want) => {
  expect(found('given.ts', given)).toEqual(want);
});

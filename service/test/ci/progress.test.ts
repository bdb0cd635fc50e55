import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance } from '../../ci/plan/advance.ts';
import { compositeStatus, type JobStatus, type ProgressJob } from '../../ci/plan/progress.ts';

/** A job as `name stage status [when] [needs=a,b] [may-fail]`. */
function parse(text: string): ProgressJob {
  const [name = '', stage = '0', status = 'created', ...rest] = text.split(' ');
  const needs = rest.find((word) => word.startsWith('needs='))?.slice(6);
  const whens = ['on_success', 'on_failure', 'always', 'manual', 'delayed'] as const;
  return {
    name,
    stageIndex: Number(stage),
    status: statuses.find((known) => known === status) ?? 'created',
    when: whens.find((when) => rest.includes(when)) ?? 'on_success',
    mayFail: rest.includes('may-fail'),
    ...(needs === undefined ? {} : { needs: needs === '' ? [] : needs.split(',') }),
  };
}

const statuses: readonly JobStatus[] = [
  'created',
  'waiting_for_resource',
  'preparing',
  'pending',
  'running',
  'success',
  'failed',
  'canceled',
  'skipped',
  'manual',
  'scheduled',
];

/** Jobs, and the new statuses of those that were only created. */
const steps: readonly [readonly string[], Record<string, JobStatus>][] = [
  [['a 1 created'], { a: 'pending' }],
  [['a 1 created', 'b 2 created'], { a: 'pending' }],
  [['a 1 success', 'b 2 created'], { b: 'pending' }],
  [['a 1 running', 'b 2 created'], {}],
  [['a 1 success', 'b 1 running', 'c 2 created'], {}],
  [['a 1 failed', 'b 2 created', 'c 3 created'], { b: 'skipped', c: 'skipped' }],
  [['a 1 failed may-fail', 'b 2 created'], { b: 'pending' }],
  [['a 1 canceled', 'b 2 created'], { b: 'skipped' }],
  [
    ['a 1 failed', 'b 2 created on_failure', 'c 2 created always', 'd 2 created manual'],
    { b: 'pending', c: 'pending', d: 'skipped' },
  ],
  [['a 1 success', 'b 2 created on_failure', 'c 3 created'], { b: 'skipped', c: 'pending' }],
  [['a 1 created manual may-fail', 'b 2 created'], { a: 'manual', b: 'pending' }],
  [['a 1 created manual', 'b 2 created'], { a: 'manual' }],
  [['a 1 created delayed', 'b 2 created'], { a: 'scheduled' }],
  [['a 1 created on_failure', 'b 2 created'], { a: 'skipped', b: 'pending' }],
  // Jobs with needs wait for those alone.
  [['a 1 running', 'b 2 created needs='], { b: 'pending' }],
  [['a 1 success', 'b 1 running', 'c 2 created needs=a'], { c: 'pending' }],
  [
    ['a 1 failed', 'b 1 success', 'c 2 created needs=b', 'd 2 created needs=a'],
    { c: 'pending', d: 'skipped' },
  ],
  [['a 1 failed may-fail', 'b 2 created needs=a'], { b: 'pending' }],
  [['a 1 skipped', 'b 2 created needs=a', 'c 2 created needs=a always'], { b: 'skipped', c: 'pending' }],
  [['a 1 manual may-fail', 'b 2 created needs=a'], {}],
  [['a 1 failed', 'b 2 created needs=a on_failure'], { b: 'pending' }],
  [['c 1 created needs=b', 'b 1 created needs=a', 'a 1 created'], { a: 'pending' }],
  [['c 1 created needs=b', 'b 1 created needs=a', 'a 1 failed'], { b: 'skipped', c: 'skipped' }],
  [['a 1 success', 'b 2 created needs=gone'], { b: 'pending' }],
  [['a 1 created needs=b', 'b 1 created needs=a'], {}],
  [[], {}],
];

test.each(steps)('%j become %j', (given, want) => {
  expect(Object.fromEntries(advance(given.map((text) => parse(text))))).toEqual(want);
});

/** The statuses of jobs, and of the pipeline. `!` marks those that may fail. */
const composites: readonly [string, JobStatus | undefined][] = [
  ['', undefined],
  ['success success', 'success'],
  ['success failed', 'failed'],
  ['success !failed', 'success'],
  ['!failed', 'success'],
  ['success skipped', 'success'],
  ['skipped skipped', 'skipped'],
  ['skipped !manual', 'skipped'],
  ['success !manual', 'success'],
  ['success manual', 'manual'],
  ['success manual created', 'manual'],
  ['success created', 'running'],
  ['created created', 'created'],
  ['pending created', 'pending'],
  ['pending success', 'running'],
  ['running failed', 'running'],
  ['failed created', 'running'],
  ['canceled success', 'canceled'],
  ['canceled failed', 'failed'],
  ['scheduled success', 'scheduled'],
  ['scheduled created', 'scheduled'],
  ['waiting_for_resource success', 'waiting_for_resource'],
  ['preparing created', 'preparing'],
];

test.each(composites)('a pipeline of %j is %j', (given, want) => {
  const jobs = given.split(' ').filter((word) => word !== '');
  expect(
    compositeStatus(
      jobs.map((word) => ({
        status: parse(`x 1 ${word.replace('!', '')}`).status,
        mayFail: word.startsWith('!'),
      })),
    ),
  ).toBe(want);
});

test('what ended stays, and a second step changes nothing', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const job = fc.record(
    {
      name: fc.constantFrom(...names),
      stageIndex: fc.nat(2),
      status: fc.constantFrom(...statuses),
      when: fc.constantFrom('on_success', 'on_failure', 'always', 'manual', 'delayed'),
      mayFail: fc.boolean(),
      needs: fc.array(fc.constantFrom(...names), { maxLength: 2 }),
    },
    { requiredKeys: ['name', 'stageIndex', 'status', 'when', 'mayFail'] },
  );
  fc.assert(
    fc.property(fc.uniqueArray(job, { selector: (one) => one.name, maxLength: 5 }), (given) => {
      const changed = advance(given);
      for (const name of changed.keys())
        expect(given.find((one) => one.name === name)?.status).toBe('created');
      const after = given.map((one) => ({ ...one, status: changed.get(one.name) ?? one.status }));
      // With circular needs the order matters; checked configurations have none.
      const isOrdered = given.every(({ name, needs = [] }) => needs.every((need) => need < name));
      expect(isOrdered ? advance(after).size : 0).toBe(0);
    }),
  );
});

test('long chains of needs are followed', () => {
  const jobs = Array.from({ length: 5_000 }, (_, index) => parse(`j${index} 1 created needs=j${index + 1}`));
  const changed = advance([...jobs, parse('j5000 1 failed')]);
  expect(changed.get('j0')).toBe('skipped');
});

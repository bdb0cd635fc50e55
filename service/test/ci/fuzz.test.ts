import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lintResult } from '../../ci/lint.ts';
import { mergedYaml } from '../../ci/merged-yaml.ts';
import { planPipeline } from '../../ci/pipeline.ts';
import type { PipelineContext } from '../../ci/plan/context.ts';
import { readConfiguration } from '../../ci/read-configuration.ts';
import { plain } from './reading.ts';
import { iterations } from '../../../test/runs/iterations.ts';

const contexts: readonly PipelineContext[] = [
  { ref: 'main', tag: false, source: 'push', defaultBranch: 'main' },
  { ref: 'v1', tag: true, source: 'api' },
  { ref: 'topic', tag: false, source: 'merge_request_event' },
];

/** Reads a text and uses it in every way that the service does. No text makes it throw. */
async function useAll(text: string): Promise<void> {
  const reading = await readConfiguration(text, { readFile: () => Promise.resolve('other: { script: x }') });
  expect(reading.configuration === undefined).toBe(reading.errors.length > 0);
  const { configuration, merged } = reading;
  for (const context of configuration === undefined ? [] : contexts) {
    const planning = configuration === undefined ? undefined : planPipeline(configuration, context);
    lintResult(reading, {
      includeJobs: true,
      links: () => ({ blob: null, raw: null, extra: {}, context_project: null, context_sha: null }),
      ...(planning === undefined ? {} : { planning }),
    });
    for (const job of planning?.plan?.jobs ?? [])
      expect(configuration?.stages[job.stageIndex]).toBe(job.stage);
  }
  if (merged === undefined) return;
  const again = await readConfiguration(mergedYaml(merged));
  expect(plain(again.merged)).toEqual(plain(merged));
}

const words = [
  'script',
  'stage',
  'stages',
  'rules',
  'if',
  'when',
  'manual',
  'never',
  'always',
  'needs',
  'job',
  'a',
  'b',
  '.base',
  'extends',
  'image',
  'services',
  'variables',
  'value',
  'include',
  'local',
  'a.yml',
  'default',
  'workflow',
  'only',
  'except',
  'refs',
  'changes',
  'artifacts',
  'paths',
  'reports',
  'junit',
  'cache',
  'key',
  'files',
  'parallel',
  'matrix',
  'trigger',
  'project',
  'environment',
  'name',
  'on_stop',
  'retry',
  'max',
  'tags',
  'inherit',
  'dependencies',
  'allow_failure',
  'exit_codes',
  'timeout',
  '1 hour',
  'delayed',
  'start_in',
  'release',
  'tag_name',
  'description',
  'build',
  'test',
  '$A',
  '$A == "b"',
  '$A =~ /x/',
  '__proto__',
  'constructor',
  '',
  '/^a/',
  '**/*',
  'main',
];

const { value } = fc.letrec<{ value: unknown; list: unknown; map: unknown }>((tie) => ({
  list: fc.array(tie('value'), { maxLength: 3 }),
  map: fc
    .array(fc.tuple(fc.constantFrom(...words), tie('value')), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries)),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...words),
    fc.constantFrom(0, 1, 2, 1.5, -1, true, false, null),
    tie('list'),
    tie('map'),
    tie('map'),
  ),
}));

/** A job that is valid except for some members. */
const job = fc
  .tuple(
    fc.constantFrom('x', ['x', ['y']]),
    fc.array(fc.tuple(fc.constantFrom(...words), value), { maxLength: 3 }),
  )
  .map(([script, members]) => ({ script, ...Object.fromEntries(members) }));

test('configurations of known words with any values never throw', async () => {
  const configuration = fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', '.base', 'job'), job), { maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(...words), value), { maxLength: 2 }),
    )
    .map(([jobs, others]) => JSON.stringify({ ...Object.fromEntries(jobs), ...Object.fromEntries(others) }));
  await fc.assert(fc.asyncProperty(configuration, useAll), { numRuns: iterations(300) });
});

test('any text never throws', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(
      ': ',
      '\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '&a ',
      '*a',
      '!reference ',
      '<<: ',
      '---\n',
      '|\n',
      '"',
      "'",
      '#',
      ',',
      '? ',
    ),
    fc.string({ maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
  await fc.assert(fc.asyncProperty(text, useAll), { numRuns: iterations(500) });
});

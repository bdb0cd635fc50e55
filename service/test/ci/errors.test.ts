import { expect, test } from 'vitest';
import { readConfiguration } from '../../ci/read-configuration.ts';

/** A whole configuration, and its errors. */
const configurations: readonly [string, readonly string[]][] = [
  ['', ['Please provide content of the CI configuration']],
  ['  \n', ['Please provide content of the CI configuration']],
  ['invalid_yaml', ['Invalid configuration format']],
  ['- a', ['Invalid configuration format']],
  ['# nothing', ['Invalid configuration format']],
  [
    'invalid: yaml: test',
    ['(<unknown>): mapping values are not allowed in this context at line 1 column 10'],
  ],
  [
    'extra: bundle update',
    [
      'jobs extra config should implement the script:, run:, or trigger: keyword',
      'jobs config should contain at least one visible job',
    ],
  ],
  ['image: "a:1"\nservices: [postgres]', ['jobs config should contain at least one visible job']],
  ['.hidden: { script: ls }', ['jobs config should contain at least one visible job']],
  ["'': { script: ls }", ["jobs:job name can't be blank"]],
  [
    `${'a'.repeat(256)}: { script: ls }`,
    [`jobs:${'a'.repeat(255)} name is too long (maximum is 255 characters)`],
  ],
  ['stages: test\na: { script: ls }', ['stages config should be an array of strings']],
  ['stages: [true, test]\na: { script: ls }', ['stages config should be an array of strings']],
  [
    'stages: [build]\na: { script: ls }',
    ['a job: chosen stage test does not exist; available stages are .pre, build, .post'],
  ],
  [
    'variables: test\na: { script: ls }',
    ['variables config should be a hash of key value pairs, value can be a hash'],
  ],
  [
    'variables: { A: { value: a, options: [b] } }\na: { script: ls }',
    ['variables:A config value must be present in options'],
  ],
  [
    'image: a\ndefault: { image: b }\na: { script: ls }',
    ['image is defined in top-level and `default:` entry'],
  ],
  ['default: { foo: 1 }\na: { script: ls }', ['default config contains unknown keys: foo']],
  ['workflow: { foo: 1 }\na: { script: ls }', ['workflow config contains unknown keys: foo']],
  [
    'workflow: { rules: [{ when: manual }] }\na: { script: ls }',
    ['workflow:rules:rule when unknown value: manual'],
  ],
  [
    'a: { script: ls, stage: build, needs: [b] }\nb: { script: ls }',
    ['a job: need b is not defined in current or prior stages'],
  ],
  [
    'a: { script: ls, stage: build, dependencies: [b] }\nb: { script: ls }',
    ['a job: dependency b is not defined in current or prior stages'],
  ],
  [
    'a: { script: ls, needs: [c] }\nb: { script: ls, needs: [a] }\nc: { script: ls, needs: [b] }',
    ['The pipeline has circular dependencies: a, c, b'],
  ],
  ['a: { script: ls }\nb: { script: ls, needs: [a, a] }', ['b has the following needs duplicated: a.']],
  [
    'a: { script: ls, environment: { name: x, on_stop: b } }\nb: { script: ls, environment: { name: x } }',
    ['a job: on_stop job b needs to have action stop defined'],
  ],
  [
    'a: { script: ls, environment: { name: x, on_stop: b } }\nb: { script: ls, environment: { name: y, action: stop } }',
    ['a job: on_stop job b have different environment name'],
  ],
  [
    'a: { script: ls }\nb: { trigger: { include: [{ artifact: x.yml, job: c }] } }',
    ['b job: undefined dependency: c'],
  ],
  ['a: { script: !reference [missing, script] }', ['!reference ["missing", "script"] could not be found']],
];

test.each(configurations)('%j has its errors', async (given, want) => {
  expect((await readConfiguration(given)).errors).toEqual(want);
});

test('all errors of jobs are found at once', async () => {
  const { errors, configuration } = await readConfiguration(
    'a: { script: 1 }\nb: { script: ls, tags: x }\nc: { x: 1 }',
  );
  expect(errors).toEqual([
    'jobs:a:script config should be a string or a nested array of strings up to 10 levels deep',
    'jobs:b:tags config should be an array of strings',
    'jobs c config should implement the script:, run:, or trigger: keyword',
  ]);
  expect(configuration).toBeUndefined();
});

/** A configuration, and its warnings. */
const warnings: readonly [string, readonly string[]][] = [
  ['a: { script: ls }', []],
  ['a: { script: ls, rules: [{ if: $A }] }', []],
  ['a: { script: ls, rules: [{ when: never }] }', []],
  [
    'a: { script: ls, rules: [{ when: always }] }',
    [
      'jobs:a may allow multiple pipelines to run for a single action due to `rules:when` clause with no `workflow:rules`',
    ],
  ],
  ['workflow: { rules: [{ if: $A }] }\na: { script: ls, rules: [{ when: always }] }', []],
  [
    'a: { script: ls, script: ls }',
    ['the key script is defined more than once at line 1, the last definition is used'],
  ],
];

test.each(warnings)('%j has its warnings', async (given, want) => {
  const reading = await readConfiguration(given);
  expect(reading.warnings).toEqual(want);
  expect(reading.errors).toEqual([]);
});

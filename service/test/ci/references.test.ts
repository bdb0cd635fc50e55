import { expect, test } from 'vitest';
import { mergedYaml } from '../../ci/merged-yaml.ts';
import { readConfiguration } from '../../ci/read-configuration.ts';
import { plain, readRight } from './reading.ts';

test('references bring what they refer to, through others', async () => {
  const { jobs } = await readRight(
    [
      '.setup: { script: [echo one, !reference [.more, script]] }',
      '.more: { script: [echo two] }',
      '.vars: { variables: { URL: x } }',
      'job: { script: [!reference [.setup, script], echo three], variables: !reference [.vars, variables] }',
      '.needed: { needs: [other] }',
      'last: { script: a, needs: [job, !reference [.needed, needs]] }',
      'other: { script: a, variables: { MY: !reference [.vars, variables, URL] } }',
    ].join('\n'),
  );
  expect(jobs.get('job')).toMatchObject({ script: ['echo one', 'echo two', 'echo three'] });
  expect(jobs.get('job')?.variables.get('URL')?.value).toBe('x');
  expect(jobs.get('last')?.needs?.jobs.map((need) => need.name)).toEqual(['job', 'other']);
  expect(jobs.get('other')?.variables.get('MY')?.value).toBe('x');
});

function nested(levels: number): string {
  const lines = Array.from(
    { length: levels },
    (_, level) => `.r${level}: { s: !reference [.r${level + 1}, s] }`,
  );
  return [...lines, `.r${levels}: { s: x }`, 'job: { script: !reference [.r0, s] }'].join('\n');
}

function doubling(levels: number): string {
  const lines = Array.from(
    { length: levels },
    (_, level) => `.r${level}: { s: [${`!reference [.r${level + 1}, s],`.repeat(10)}] }`,
  );
  return [...lines, `.r${levels}: { s: x }`, 'job: { script: !reference [.r0, s] }'].join('\n');
}

const faults: readonly [string, string, readonly string[]][] = [
  [
    'a place that is not there',
    'job: { script: !reference [a, b] }',
    ['!reference ["a", "b"] could not be found'],
  ],
  [
    'a circle',
    'job-1: { script: [!reference [job-3, script]] }\njob-2: { script: [!reference [job-3, script]] }\njob-3: { script: [!reference [job-1, script]] }',
    ['!reference ["job-3", "script"] is part of a circular chain'],
  ],
  ['nine levels', nested(9), []],
  ['twelve levels', nested(12), ['!reference [".r11", "s"] is nested too deep']],
  ['levels that multiply', doubling(8), ['The parsed YAML is too big']],
];

test.each(faults)('references to %s', async (_, given, want) => {
  expect((await readConfiguration(given)).errors).toEqual(want);
});

/** Configurations, and the YAML of their merged form. */
const texts: readonly [string, string][] = [
  ['build:\n  stage: build\n  script:\n    - make\n', '---\nbuild:\n  stage: build\n  script:\n  - make\n'],
  ['10: { script: a }\n9: { script: b }', "---\n'10':\n  script: a\n'9':\n  script: b\n"],
  [
    '.a: &a { script: [x], only: }\nb: { <<: *a, when: "on" }',
    "---\n.a:\n  script:\n  - x\n  only:\nb:\n  script:\n  - x\n  only:\n  when: 'on'\n",
  ],
  ['a: { script: "one: \\ntwo: \\n", tags: [] }', '---\na:\n  script: |\n    one: \n    two: \n  tags: []\n'],
  [
    'stages: [a]\nj: { script: |\n  one\n  two\n , stage: a }'.replace(
      '{ script: |\n  one\n  two\n , stage: a }',
      '\n  stage: a\n  script: |\n    one\n    two\n',
    ),
    '---\nstages:\n- .pre\n- a\n- .post\nj:\n  stage: a\n  script: |\n    one\n    two\n',
  ],
  ['a: { script: x, variables: { "<<": "<<" } }', "---\na:\n  script: x\n  variables:\n    '<<': <<\n"],
  ['.b: { script: x }\na: { extends: .b }', '---\n.b:\n  script: x\na:\n  script: x\n  extends: .b\n'],
];

test.each(texts)('%j as merged YAML', async (given, want) => {
  const { merged } = await readConfiguration(given);
  if (merged === undefined) throw new Error('nothing was merged');
  expect(mergedYaml(merged)).toBe(want);
  // The written text is read as the same values.
  expect(plain((await readConfiguration(mergedYaml(merged))).merged)).toEqual(plain(merged));
});

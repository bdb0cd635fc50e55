import { expect, test } from 'vitest';
import { readConfiguration } from '../../ci/read-configuration.ts';

const script = 'script: test';

/** The body of a job, and the errors of a configuration with that job. */
const jobs: readonly [string, readonly string[]][] = [
  ['script: test\nunknown: 1\nother: 2', ['jobs:rspec config contains unknown keys: unknown, other']],
  [
    'stage: test',
    [
      'jobs rspec config should implement the script:, run:, or trigger: keyword',
      'jobs config should contain at least one visible job',
    ],
  ],
  [
    '{}',
    [
      'jobs rspec config should implement the script:, run:, or trigger: keyword',
      'jobs config should contain at least one visible job',
    ],
  ],
  ['script: []', ["jobs:rspec script can't be blank"]],
  [
    'script: [1]',
    ['jobs:rspec:script config should be a string or a nested array of strings up to 10 levels deep'],
  ],
  [
    'script: [[[[[[[[[[[a]]]]]]]]]]]',
    ['jobs:rspec:script config should be a string or a nested array of strings up to 10 levels deep'],
  ],
  [
    `${script}\ntrigger: a/b`,
    [
      'jobs:rspec config contains unknown keys: trigger',
      'jobs:rspec config these keys cannot be used together: script, trigger',
    ],
  ],
  [
    `${script}\nbefore_script: { a: 1 }`,
    ['jobs:rspec:before_script config should be a string or a nested array of strings up to 10 levels deep'],
  ],
  [`${script}\ntags: mysql`, ['jobs:rspec:tags config should be an array of strings']],
  [`${script}\nimage: [test]`, ['jobs:rspec:image config should be a hash or a string']],
  [`${script}\nimage: { name: a, foo: 1 }`, ['jobs:rspec:image config contains unknown keys: foo']],
  [`${script}\nservices: test`, ['jobs:rspec:services config should be a array']],
  [`${script}\nservices: [10, test]`, ['jobs:rspec:services:service config should be a hash or a string']],
  [`${script}\nallow_failure: string`, ['jobs:rspec allow failure should be a hash or a boolean value']],
  [
    `${script}\nallow_failure: { exit_codes: string }`,
    ['jobs:rspec:allow_failure exit codes should be an array of integers or an integer'],
  ],
  [`${script}\nstage: 1`, ['jobs:rspec:stage config should be a string']],
  [
    `${script}\nstage: acceptance`,
    [
      'rspec job: chosen stage acceptance does not exist; available stages are .pre, build, test, deploy, .post',
    ],
  ],
  [`${script}\nwhen: 1`, ['jobs:rspec when should be a string']],
  [
    `${script}\nwhen: never`,
    ['jobs:rspec when should be one of: on_success, on_failure, always, manual, delayed'],
  ],
  [`${script}\nwhen: delayed`, ['jobs:rspec start in should be a duration']],
  [`${script}\nwhen: delayed\nstart_in: 8 days`, ['jobs:rspec start in should not exceed the limit']],
  [`${script}\nstart_in: 1 day`, ['jobs:rspec start in must be blank']],
  [`${script}\nartifacts: { name: 1 }`, ['jobs:rspec:artifacts name should be a string']],
  [
    `${script}\nartifacts: { when: sometimes }`,
    ['jobs:rspec:artifacts when should be one of: on_success, on_failure, always'],
  ],
  [`${script}\nartifacts: { expire_in: 1 }`, ['jobs:rspec:artifacts expire in should be a duration']],
  [
    `${script}\nartifacts: { expire_in: 7 elephants }`,
    ['jobs:rspec:artifacts expire in should be a duration'],
  ],
  [
    `${script}\nartifacts: { untracked: string }`,
    ['jobs:rspec:artifacts untracked should be a boolean value'],
  ],
  [`${script}\nartifacts: { paths: string }`, ['jobs:rspec:artifacts paths should be an array of strings']],
  [
    `${script}\nartifacts: { reports: { junit: [1] } }`,
    ['jobs:rspec:artifacts:reports junit should be an array of strings or a string'],
  ],
  [
    `${script}\nartifacts: { reports: { foo: a } }`,
    ['jobs:rspec:artifacts:reports config contains unknown keys: foo'],
  ],
  [
    `${script}\nartifacts: { expose_as: a, paths: ['*'] }`,
    ["jobs:rspec:artifacts paths can't contain '*' when used with 'expose_as'"],
  ],
  [`${script}\ncache: { key: 1 }`, ['jobs:rspec:cache:key should be a hash, a string or a symbol']],
  [`${script}\ncache: { key: a/b }`, ['jobs:rspec:cache:key config cannot contain the "/" character']],
  [
    `${script}\ncache: { key: { files: [1] } }`,
    ['jobs:rspec:cache:key:files config should be an array of strings'],
  ],
  [
    `${script}\ncache: { key: { files: [] } }`,
    ['jobs:rspec:cache:key:files config requires at least 1 item'],
  ],
  [`${script}\ncache: { key: { prefix: a } }`, ['jobs:rspec:cache:key config missing required keys: files']],
  [
    `${script}\ncache: { untracked: string }`,
    ['jobs:rspec:cache:untracked config should be a boolean value'],
  ],
  [`${script}\ncache: { paths: string }`, ['jobs:rspec:cache:paths config should be an array of strings']],
  [
    `${script}\ncache: { policy: x }`,
    ['jobs:rspec:cache policy should be a variable or one of: pull-push, push, pull'],
  ],
  [`${script}\ndependencies: string`, ['jobs:rspec dependencies should be an array of strings']],
  [`${script}\ndependencies: [missing]`, ['rspec job: undefined dependency: missing']],
  [`${script}\nneeds: [missing]`, ['rspec job: undefined need: missing']],
  [`${script}\nneeds: [rspec]`, ['The pipeline has circular dependencies: rspec']],
  [`${script}\nneeds: 1`, ['jobs:rspec:needs config can only be a hash or an array']],
  [`${script}\nneeds: [{ job: a, foo: 1 }]`, ['jobs:rspec:needs:need config contains unknown keys: foo']],
  [`${script}\nneeds: [1]`, ['jobs:rspec:needs:need has an unsupported type']],
  [`${script}\nneeds: [{ pipeline: a/b }]`, ['jobs:rspec:needs config uses invalid types: bridge']],
  [`${script}\nneeds: [a]\ndependencies: [b]`, ['jobs:rspec dependencies the b should be part of needs']],
  [`${script}\nonly: { variables: ['== null'] }`, ['jobs:rspec:only variables invalid expression syntax']],
  [`${script}\nonly: { changes: [1] }`, ['jobs:rspec:only changes should be an array of strings']],
  [`${script}\nonly: 1`, ['jobs:rspec:only has to be either an array of conditions or a hash']],
  [
    `${script}\nexcept: ['/(/']`,
    ['jobs:rspec:except config should be an array of strings or regular expressions using re2 syntax'],
  ],
  [`${script}\nrules: a`, ['jobs:rspec rules should be an array containing hashes and arrays of hashes']],
  [`${script}\nrules: [{ if: 'a b' }]`, ['jobs:rspec:rules:rule if invalid expression syntax']],
  [`${script}\nrules: [{ when: often }]`, ['jobs:rspec:rules:rule when unknown value: often']],
  [`${script}\nrules: [{ foo: 1 }]`, ['jobs:rspec:rules:rule config contains unknown keys: foo']],
  [`${script}\nrules: [{}]`, ["jobs:rspec:rules:rule config can't be blank"]],
  [`${script}\nrules: [{ when: delayed }]`, ["jobs:rspec:rules:rule start in can't be blank"]],
  [`${script}\nrules: [{ changes: 1 }]`, ['jobs:rspec:rules:rule:changes should be an array or a hash']],
  [
    `${script}\nrules: [{ if: $A }]\nonly: [main]`,
    ['jobs:rspec config key may not be used with `rules`: only'],
  ],
  [`${script}\nextends: something`, ['rspec: unknown keys in `extends` (something)']],
  [`${script}\nparallel: test`, ['jobs:rspec:parallel should be an integer or a hash']],
  [`${script}\nparallel: 0`, ['jobs:rspec:parallel config must be greater than or equal to 1']],
  [`${script}\nparallel: 201`, ['jobs:rspec:parallel config must be less than or equal to 200']],
  [`${script}\nparallel: {}`, ['jobs:rspec:parallel config missing required keys: matrix']],
  [
    `${script}\nparallel: { matrix: [a] }`,
    ['jobs:rspec:parallel:matrix config should be an array of hashes'],
  ],
  [`${script}\nretry: 3`, ['jobs:rspec:retry config must be less than or equal to 2']],
  [`${script}\nretry: { max: 1, when: never }`, ['jobs:rspec:retry when is not included in the list']],
  [`${script}\nretry: x`, ['jobs:rspec:retry has to be either an integer or a hash']],
  [`${script}\ntimeout: 100`, ['jobs:rspec:timeout config should be a duration']],
  [`${script}\ntimeout: 3 months`, ['jobs:rspec:timeout config should not exceed the limit']],
  [`${script}\ncoverage: abc`, ['jobs:rspec:coverage config must be a regular expression with re2 syntax']],
  [
    `${script}\nenvironment: { name: a, action: jump }`,
    ['jobs:rspec:environment action should be start, stop, prepare, verify, or access'],
  ],
  [`${script}\nenvironment: {}`, ["jobs:rspec:environment name can't be blank"]],
  [`${script}\nenvironment: { name: a, on_stop: b }`, ['rspec job: on_stop job b is not defined']],
  [
    `${script}\nvariables: [A]`,
    ['jobs:rspec:variables config should be a hash of key value pairs, value can be a hash'],
  ],
  [
    `${script}\nvariables: { A: [1] }`,
    ['jobs:rspec:variables:A variable definition must be either a string or a hash'],
  ],
  [
    `${script}\nvariables: { A: { value: a, description: b } }`,
    ['jobs:rspec:variables:A config uses invalid data keys: description'],
  ],
  [
    `${script}\nrelease: { name: a }`,
    ["jobs:rspec:release tag name can't be blank", "jobs:rspec:release description can't be blank"],
  ],
  [
    `${script}\ninherit: { default: [foo] }`,
    ['jobs:rspec:inherit:default config contains unknown values: foo'],
  ],
  [`${script}\nid_tokens: { T: {} }`, ['jobs:rspec:id_tokens:T config missing required keys: aud']],
  [`${script}\nresource_group: 1`, ['jobs:rspec resource group should be a string']],
  [`${script}\ninterruptible: maybe`, ['jobs:rspec:interruptible config should be a boolean value']],
  ['trigger: a/b\nparallel: 2', ['jobs:rspec:parallel config cannot use "parallel: <number>".']],
  ['trigger: { strategy: depend }', ['jobs:rspec:trigger config must specify either project or include']],
  [
    'trigger: { project: a/b, strategy: x }',
    ['jobs:rspec:trigger strategy should be one of: depend, mirror'],
  ],
  [
    'trigger: { include: [a.yml, b.yml, c.yml, d.yml] }',
    ['jobs:rspec:trigger:include config is too long (maximum is 3)'],
  ],
  [
    'trigger: { include: [{ artifact: a.yml }] }',
    ['jobs:rspec:trigger:include:include config must specify the job where to fetch the artifact from'],
  ],
  ['trigger: a/b\ntags: [x]', ['jobs:rspec config contains unknown keys: tags']],
  ['needs: [a]', ['jobs:rspec config should contain either a trigger or a needs:pipeline']],
];

function indented(body: string): string {
  return body === '{}' ? 'rspec: {}' : `rspec:\n${body.replaceAll(/^/gm, '  ')}`;
}

test.each(jobs)('a job with %j has its errors', async (body, want) => {
  expect((await readConfiguration(indented(body))).errors).toEqual(want);
});

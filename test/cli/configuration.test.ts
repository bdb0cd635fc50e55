import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const TASKS = `openapi: 3.1.1
info: { title: Tasks, version: 1.0.0 }
tags: [{ name: Declared }]
paths:
  /tasks: { get: { operationId: listTasks, tags: [Tasks], responses: { '200': { description: d } } } }
`;

const PLUGIN = `export default () => ({
  name: 'acme',
  emitters: [{
    name: 'acme-list',
    summary: 'acme.txt: the operations',
    emit: async ({ operations }) => ({
      files: [{ path: 'acme.txt', text: operations.map(({ id }) => id + '\\n').join('') }],
      findings: [],
    }),
  }],
});
`;

const CONFIG = `import acme from './acme.mjs';

export default {
  emitters: ['bundle', 'acme-list'],
  plugins: [acme()],
  rules: { 'openapi/undeclared-tag': 'off' },
  documents: [
    { document: 'petstore.yaml', out: 'out/pets' },
    { document: 'tasks.yaml', out: 'out/tasks' },
  ],
};
`;

const FILES = { 'tasks.yaml': TASKS, 'acme.mjs': PLUGIN, 'forgespec.config.mjs': CONFIG };

describe('a configuration', () => {
  test('says what is generated from several documents, from its folder and from those below', async () => {
    const folder = new WorkFolder(FILES);
    const ended = await folder.run('generate');
    expect(ended).toEqual({
      code: 0,
      stdout: 'out/pets: 2 written, 0 unchanged\nout/tasks: 2 written, 0 unchanged\n',
      stderr: '',
    });
    expect(folder.read('out/tasks/acme.txt')).toBe('listTasks\n');
    expect(await folder.run('check')).toMatchObject({
      code: 0,
      stdout: 'out/pets: 2 files, all up to date\nout/tasks: 2 files, all up to date\n',
    });
    expect(await folder.run('check', { cwd: 'out' })).toMatchObject({
      code: 0,
      stdout: 'pets: 2 files, all up to date\ntasks: 2 files, all up to date\n',
    });
  });

  test('gives way to the command line', async () => {
    const folder = new WorkFolder(FILES);
    const one = await folder.run(
      'generate tasks.yaml --out other --only acme-list --rule openapi/undeclared-tag=error',
    );
    expect(one.code).toBe(1);
    expect(one.stderr).toContain('error openapi/undeclared-tag tasks.yaml:5:');
    expect((await folder.run('generate tasks.yaml --out other --only acme-list')).stdout).toBe(
      'other: 1 written, 0 unchanged\n',
    );
    const without = await folder.run('lint tasks.yaml --no-config');
    expect(without.stderr).toContain('note openapi/undeclared-tag');
    const named = await folder.run(
      'generate petstore.yaml --no-config --plugin ./acme.mjs --only acme-list --out named',
    );
    expect(named.stdout).toBe('named: 1 written, 0 unchanged\n');
  });

  test('lints all documents, and prints the findings of all in one report', async () => {
    const folder = new WorkFolder({
      ...FILES,
      'forgespec.config.json': JSON.stringify({
        documents: [{ document: 'petstore.yaml' }, { document: 'tasks.yaml', out: 'b' }],
      }),
    });
    const { code, stdout } = await folder.run('lint --format json --config forgespec.config.json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      findings: [{ code: 'lint/unused-tag' }, { code: 'openapi/undeclared-tag' }],
    });
  });

  test('that is wrong is shown with its place, and nothing is written', async () => {
    const folder = new WorkFolder({
      'forgespec.config.ts': "export default {\n  emitters: ['typs' as const],\n};\n",
    });
    expect(await folder.run('generate petstore.yaml')).toEqual({
      code: 2,
      stdout: '',
      stderr: `error config/unknown-name forgespec.config.ts:2:14
  There is no emitter "typs". Did you mean "types"?
  2 |   emitters: ['typs' as const],
    |              ^
  cause: Neither forgespec nor a plug-in of the configuration defines it.
  fix: Correct the spelling, or add the plug-in that defines it to \`plugins\`.

1 error

`,
    });
  });

  test.for([
    [
      'generate --out one',
      '--out names one folder, and the configuration has several documents: name one too.',
    ],
    ['lint --config a.json --no-config', 'Give --config or --no-config, not both.'],
    ['lint --name PetDto=Pet', '--name takes a key and a name, such as'],
    ['lint --rule openapi/undeclared-tag', '--rule takes a code and off, note, warning, error'],
    ['generate tasks.yaml --only acme-lst', 'not "acme-lst". Did you mean "acme-list"?'],
  ] as const)('forgespec %s is refused', async ([call, want]) => {
    const { code, stderr } = await new WorkFolder(FILES).run(call);
    expect(stderr).toContain(want);
    expect(code).toBe(2);
  });
});

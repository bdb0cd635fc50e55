import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const HEAD = 'openapi: 3.1.1\ninfo: { title: Bad, version: 1.0.0 }\n';
const TWO_OF_A_NAME = `${HEAD}paths:
  /a:
    get: { operationId: same, responses: { '200': { description: A } } }
  /b:
    get: { operationId: same, responses: { '200': { description: B } } }
`;
const UNDECLARED = `${HEAD}paths:
  /a/{b}:
    get: { operationId: one, responses: { '200': { description: A } } }
`;

/** The text of a document, the exit code, and what standard error has to say: code and place of the finding. */
const BAD_DOCUMENTS: readonly (readonly [name: string, text: string, exit: number, finding: string])[] = [
  ['empty', '', 2, 'error source/empty bad.yaml:1:1'],
  ['nothing but comments', '# to do\n', 2, 'error source/empty bad.yaml:1:1'],
  ['broken YAML', `${HEAD}paths: {\n`, 2, 'error source/syntax bad.yaml:4:1'],
  ['a list', '- openapi\n', 2, 'error source/not-a-document bad.yaml:1:1'],
  ['another version', 'openapi: 3.3.0\n', 2, 'error source/unsupported-version bad.yaml:1:10'],
  [
    'a file of another folder',
    `${HEAD}components: { schemas: { A: { $ref: ../models/a.yaml } } }\n`,
    1,
    'error source/outside-reference bad.yaml:3:37',
  ],
];

/** The same for flaws that outputs can go on with. */
const FLAWED_DOCUMENTS: readonly (readonly [name: string, text: string, finding: string])[] = [
  ['a key twice', `${HEAD}info: {}\npaths: {}\n`, 'source/duplicate-key bad.yaml:3:1'],
  ['an operationId twice', TWO_OF_A_NAME, 'openapi/duplicate-operation-id bad.yaml:7:25'],
  ['a path parameter that is not declared', UNDECLARED, 'openapi/undeclared-path-parameter bad.yaml:5:10'],
  [
    'a reference to nothing',
    `${HEAD}components: { schemas: { A: { $ref: '#/components/schemas/B' } } }\n`,
    'source/unresolved-reference bad.yaml:3:37',
  ],
  [
    'a reference to the document',
    `${HEAD}components: { schemas: { A: { $ref: '#' } } }\n`,
    'source/wrong-target bad.yaml:3:37',
  ],
  [
    'a reference that is a number',
    `${HEAD}components: { schemas: { A: { $ref: 1 } } }\n`,
    'source/unresolved-reference bad.yaml:3:37',
  ],
  [
    'a vocabulary that is not there',
    `${HEAD}x-vocabulary: ./words\nx-a: 1\nx-b: 2\n`,
    'source/invalid-vocabulary bad.yaml:3:15',
  ],
];

describe('a flaw of a document', () => {
  test.for(FLAWED_DOCUMENTS)('%s', async ([, text, finding]) => {
    const folder = new WorkFolder({ 'bad.yaml': text });
    const lenient = await folder.run('generate bad.yaml --out api --only types');
    expect(lenient.stderr).toContain(`warning ${finding}\n`);
    expect(lenient.code).toBe(0);
    const before = folder.contents();
    for (const command of ['lint bad.yaml', 'generate bad.yaml --strict --out other']) {
      const { code, stderr } = await folder.run(command);
      expect(code).toBe(1);
      expect(stderr).toContain(`error ${finding}\n`);
    }
    expect(folder.contents()).toEqual(before);
  });

  test.for(['check', 'docs', 'mock', 'scaffold handlers -d', 'validate a.json --schema A -d'])(
    '%s refuses it with --strict',
    async (command) => {
      const folder = new WorkFolder({ 'bad.yaml': UNDECLARED });
      const { code, stderr } = await folder.run(`${command} bad.yaml --strict`);
      expect(stderr).toContain('error openapi/undeclared-path-parameter bad.yaml:5:10');
      expect(code).toBe(command.startsWith('validate') ? 2 : 1);
    },
  );
});

describe('files beside the folder of the document', () => {
  const files = {
    'reference/api.yaml': `${HEAD}components:\n  schemas:\n    A: { $ref: ../models/a.yaml }\n    B: { $ref: ../models/b.yaml }\n`,
    'models/a.yaml': 'type: string\n',
    'models/b.yaml': 'type: integer\n',
  };

  test('are not read, which is said once, with the option that allows it', async () => {
    const { code, stderr } = await new WorkFolder(files).run('lint reference/api.yaml');
    expect(code).toBe(1);
    expect(stderr.match(/outside-reference/g)).toHaveLength(1);
    expect(stderr).toContain(
      '"../models/a.yaml" is not followed: it leaves the folder of the document. `--root .` allows it.',
    );
    expect(stderr).toContain('2 times in all');
  });

  test.for([
    'lint reference/api.yaml',
    'generate reference/api.yaml --only types,bundle',
    'conformance reference/api.yaml',
    'docs reference/api.yaml',
  ])('are read by forgespec %s --root .', async (command) => {
    const { code, stderr } = await new WorkFolder(files).run(`${command} --root .`);
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('a bad document', () => {
  test.for(BAD_DOCUMENTS)('%s', async ([, text, exit, finding]) => {
    const folder = new WorkFolder({ 'bad.yaml': text });
    await folder.run('generate petstore.yaml --out api --only bundle');
    const before = folder.contents();
    const { code, stdout, stderr } = await folder.run('generate bad.yaml --out api');
    expect([code, stdout]).toEqual([exit, '']);
    expect(stderr).toContain(`${finding}\n`);
    expect(stderr).toMatch(/^ {2}cause: .+\n {2}fix: .+$/m);
    expect(folder.contents()).toEqual(before);
  });

  test('all findings come at once', async () => {
    const text = TWO_OF_A_NAME.replace('/a:', '/a/{c}:');
    const { stderr } = await new WorkFolder({ 'bad.yaml': text }).run('lint bad.yaml');
    expect(stderr).toContain('error openapi/duplicate-operation-id bad.yaml:7:25');
    expect(stderr).toContain('error openapi/undeclared-path-parameter bad.yaml:5:10');
    expect(stderr).toMatch(/^2 errors\b/m);
  });

  test('the line stands in the finding, with a caret under the place', async () => {
    const { stderr } = await new WorkFolder({ 'bad.yaml': TWO_OF_A_NAME }).run('lint bad.yaml');
    const lines = stderr.split('\n');
    const at = lines.findIndex((line) => line.startsWith('  7 | '));
    expect(lines[at]).toContain('operationId: same');
    expect(lines[at + 1]?.indexOf('^')).toBe(lines[at]?.indexOf('same'));
  });

  test.for(['generate', 'check', 'lint'])(
    '%s cannot read what is not there, or is a folder',
    async (command) => {
      const folder = new WorkFolder();
      mkdirSync(join(folder.path, 'folder.yaml'));
      for (const name of ['missing.yaml', 'folder.yaml']) {
        const { code, stdout, stderr } = await folder.run(`${command} ${name}`);
        expect([code, stdout]).toEqual([2, '']);
        expect(stderr).toContain(`error source/unreadable ${name}:1:1\n`);
      }
    },
  );
});

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
  ['a key twice', `${HEAD}info: {}\npaths: {}\n`, 2, 'error source/duplicate-key bad.yaml:3:1'],
  ['another version', 'openapi: 3.2.0\n', 2, 'error source/version bad.yaml:1:10'],
  ['an operationId twice', TWO_OF_A_NAME, 1, 'error openapi/duplicate-operation-id bad.yaml:7:25'],
  [
    'a path parameter that is not declared',
    UNDECLARED,
    1,
    'error openapi/undeclared-path-parameter bad.yaml:5:10',
  ],
];

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

import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const BAD = `openapi: 3.1.1
info: { title: Bad, version: 1.0.0 }
paths:
  /a: { get: { operationId: same, responses: { '200': { description: A } } } }
  /b: { get: { operationId: same, responses: { '200': { description: B } } } }
`;

describe('--format', () => {
  test('json gives records with code, severity and place', async () => {
    const { code, stdout, stderr } = await new WorkFolder({ 'bad.yaml': BAD }).run(
      'lint bad.yaml --format json',
    );
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toEqual({
      findings: [
        {
          code: 'openapi/duplicate-operation-id',
          severity: 'error',
          message: expect.stringContaining('"same"'),
          file: 'bad.yaml',
          line: 5,
          column: 29,
          pointer: '/paths/~1b/get/operationId',
          cause: expect.any(String),
          fix: expect.any(String),
          count: 1,
          edits: [],
          others: [],
          related: [
            expect.objectContaining({ file: 'bad.yaml', line: 4, pointer: '/paths/~1a/get/operationId' }),
          ],
        },
      ],
    });
  });

  test('sarif gives a log with one result per finding', async () => {
    const { code, stdout, stderr } = await new WorkFolder({ 'bad.yaml': BAD }).run(
      'lint bad.yaml --format sarif',
    );
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'forgespec', rules: [{ id: 'openapi/duplicate-operation-id' }] } },
          results: [
            {
              ruleId: 'openapi/duplicate-operation-id',
              level: 'error',
              locations: [
                { physicalLocation: { artifactLocation: { uri: 'bad.yaml' }, region: { startLine: 5 } } },
              ],
            },
          ],
        },
      ],
    });
  });

  test.for(['json', 'sarif'])('%s is the same in every run', async (format) => {
    const folder = new WorkFolder({ 'bad.yaml': BAD });
    const call = `lint bad.yaml --format ${format}`;
    expect(await folder.spawn(call)).toEqual(await folder.spawn(call));
    expect(await folder.run(call)).toEqual(await folder.spawn(call));
  });

  test.for(['generate petstore.yaml', 'check petstore.yaml', 'lint petstore.yaml'])(
    'json is all that forgespec %s prints when all is well',
    async (call) => {
      const folder = new WorkFolder();
      await folder.run('generate petstore.yaml');
      const { code, stdout, stderr } = await folder.run(`${call} --format json`);
      expect([code, stderr]).toEqual([0, '']);
      expect(JSON.parse(stdout)).toEqual({ findings: [] });
    },
  );
});

describe('colour', () => {
  const escape = '\u001b[';

  test.for<[environment: Record<string, string>, coloured: boolean]>([
    [{}, false],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ NO_COLOR: '1' }, false],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    [{ NO_COLOR: '', FORCE_COLOR: '1' }, true],
  ])('%o', async ([env, coloured]) => {
    const { stderr } = await new WorkFolder({ 'bad.yaml': BAD }).run('lint bad.yaml', { env });
    expect(stderr.includes(escape)).toBe(coloured);
  });

  test('never gets into json', async () => {
    const folder = new WorkFolder({ 'bad.yaml': BAD });
    const { stdout } = await folder.run('lint bad.yaml --format json', { env: { FORCE_COLOR: '1' } });
    expect(stdout).not.toContain(escape);
  });
});

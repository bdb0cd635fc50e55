import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadModel } from '../../generators/pipeline.ts';
import { WorkFolder } from '../cli/process.ts';
import { headers, status, withFaults } from './faults.ts';
import { forgeOf, serve, type Answering } from './forge.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const library = join(repository, 'examples/library/openapi.yaml');
const { model } = await loadModel(library);
if (model === undefined) throw new Error('The library has no model.');
const forge = forgeOf(model);

interface Ran {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: number;
  readonly messages: string;
}

/** Writes the suite and runs it as a user does. */
async function runSuite(answer: Answering, env: NodeJS.ProcessEnv): Promise<Ran> {
  const folder = new WorkFolder();
  const { code, stderr } = await folder.run(`conformance ${library} --out suite --strict`);
  expect([code, stderr]).toEqual([0, '']);
  symlinkSync(join(repository, 'node_modules'), join(folder.path, 'node_modules'));
  const base = `${await serve(answer)}${new URL(forge.baseUrl).pathname}`;
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const report = join(folder.path, 'report.json');
  const words = ['run', '--root', 'suite', '--reporter', 'json', '--outputFile', report, '--maxWorkers', '1'];
  const child = spawn(process.execPath, [vitest, ...words], {
    cwd: folder.path,
    env: { PATH: process.env['PATH'], SERVER_URL: base, TOKEN: 's3cret-of-nobody', ...env },
    stdio: 'ignore',
  });
  await once(child, 'close');
  const { testResults } = JSON.parse(folder.read('report.json')) as {
    testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
  };
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter((each) => each.status === 'failed');
  return {
    passed: all.filter((each) => each.status === 'passed').length,
    failed: failed.map(({ title }) => title),
    skipped: all.filter((each) => each.status !== 'passed' && each.status !== 'failed').length,
    messages: failed.flatMap(({ failureMessages }) => failureMessages).join('\n'),
  };
}

describe('the written suite', () => {
  test('passes against a server that is right, and changes nothing unless it is told to', async () => {
    const methods = new Set<string>();
    const watched: Answering = (request) => {
      methods.add(request.method);
      return forge.answer(request);
    };
    const read = await runSuite(watched, {});
    expect(read.failed).toEqual([]);
    expect(read.passed).toBeGreaterThan(20);
    expect([...methods].toSorted()).toEqual(['GET', 'HEAD']);
    const written = await runSuite(watched, { ALLOW_WRITES: '1' });
    expect(written.failed).toEqual([]);
    expect(written.passed).toBeGreaterThan(read.passed);
  });

  test('fails where the server is wrong, with a call of curl that does not hold the token', async () => {
    const answer = withFaults(forge, [
      { name: 'a broken book is taken', operation: 'createBook', answer: status(400, 201) },
      { name: 'books are HTML', operation: 'listBooks', answer: headers({ 'content-type': 'text/html' }) },
    ]);
    const { failed, messages } = await runSuite(answer, { ALLOW_WRITES: '1' });
    expect(failed).toContain('createBook broken body/title required as application/json');
    expect(failed).toContain('listBooks valid least');
    expect(new Set(failed.map((title) => title.split(' ')[0]))).toEqual(new Set(['createBook', 'listBooks']));
    expect(messages).toContain('curl --include');
    expect(messages).not.toContain('s3cret');
  });
});

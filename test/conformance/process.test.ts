import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { WorkFolder } from '../cli/process.ts';
import { documentPath, model } from '../spec/document.ts';
import { withFaults } from './faults.ts';
import { forgeOf, serve } from './forge.ts';
import { planted } from './planted.ts';

const library = fileURLToPath(new URL('../../examples/library/openapi.yaml', import.meta.url));

describe('forgespec verify', () => {
  test('finds the mock without fault, and its ledger shows every operation', async () => {
    const folder = new WorkFolder();
    const { code, stdout } = await folder.run(`verify ${documentPath} --mock --ledger ledger.json`);
    expect(stdout).toMatch(/ 0 failed, /);
    expect(code).toBe(0);
    const ledger = JSON.parse(folder.read('ledger.json')) as {
      operations: { id: string; responses: { status: string; times: number }[] }[];
    };
    expect(ledger.operations.map(({ id }) => id)).toEqual(model.operations.map(({ id }) => id));
    // The mock gives each documented response.
    const open = ledger.operations.filter(({ responses }) => responses.some(({ times }) => times === 0));
    expect(open).toEqual([]);
  });

  test('names the faults that were planted, and never prints the token', async () => {
    const forge = forgeOf(model);
    const origin = await serve(withFaults(forge, planted));
    const base = `${origin}${new URL(forge.baseUrl).pathname}`;
    const folder = new WorkFolder();
    const options = `--base-url ${base} --token s3cret-of-nobody --allow-writes --prefer --strict --timeout 60 --format json`;
    const { code, stdout, stderr } = await folder.run(`verify ${documentPath} ${options}`);
    expect(code).toBe(1);
    const { cases } = JSON.parse(stdout) as {
      cases: { operation: string; ending: string; faults?: { check: string }[]; curl?: string }[];
    };
    const failed = cases.filter(({ ending }) => ending === 'failed');
    const named = new Set(failed.map(({ operation, faults }) => `${operation} ${faults?.[0]?.check ?? ''}`));
    expect([...named].toSorted()).toEqual(planted.map(({ want }) => want).toSorted());
    expect(failed.every(({ curl }) => curl?.startsWith('curl ') === true)).toBe(true);
    expect(stdout + stderr).not.toContain('s3cret');
  });

  test.each([
    ['', 'Give either --base-url or --mock.'],
    ['--mock --base-url http://127.0.0.1:1', 'Give either --base-url or --mock.'],
    ['--base-url ftp://files.example', '--base-url takes an address'],
    ['--base-url http://forge.example?token=secret', '--base-url takes an address'],
    ['--base-url http://127.0.0.1:1 --server secret', '--server takes two addresses'],
    ['--mock --values values.txt', 'source/syntax values.txt'],
    ['--base-url http://user:secret@forge.example', '--base-url takes an address'],
    ['--mock --seed x', '--seed takes a whole number'],
    ['--mock --max-requests 0', '--max-requests takes a whole number'],
    ['--mock --format sarif', '--format takes text, json, junit'],
    ['--mock --only Dogs', 'conformance/unknown-tag'],
    ['--mock --values nowhere.json', 'conformance/invalid-values'],
    ['--base-url http://127.0.0.1:1', 'conformance/unreachable'],
  ])('verify %s ends with 2 and says why', async (words, why) => {
    const folder = new WorkFolder({ 'values.txt': 'root:secret\n' });
    const { code, stderr } = await folder.run(`verify petstore.yaml ${words}`);
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
    expect(stderr).not.toContain('secret');
  });

  test('a token with a line break is refused, and not shown', async () => {
    const call = 'verify petstore.yaml --base-url http://127.0.0.1:1';
    const { code, stderr } = await new WorkFolder().run(call, { env: { FORGESPEC_TOKEN: 's3cret\n' } });
    expect([code, stderr]).toEqual([2, expect.stringContaining('The token holds a line break')]);
    expect(stderr).not.toContain('s3cret');
  });

  test('stops when its requests are used up, and says what was left out', async () => {
    const { code, stdout, stderr } = await new WorkFolder().run(
      'verify petstore.yaml --mock --max-requests 3',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('; 3 requests in');
    expect(stderr).toContain('conformance/stopped');
  });

  test('prints JUnit, and a ledger in Markdown', async () => {
    const folder = new WorkFolder();
    const { stdout } = await folder.run(`verify ${library} --mock --format junit --ledger ledger.md`);
    expect(stdout).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="forgespec verify" tests="\d+" failures="0"/,
    );
    expect(readFileSync(join(folder.path, 'ledger.md'), 'utf8')).toContain('| `listBooks` |');
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { readFacts } from '../document/read.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const document = join(repository, 'spec/openapi.yaml');
const facts = readFacts(document);
const folder = mkdtempSync(join(tmpdir(), 'forgespec-cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface WrittenCase {
  readonly id: string;
  readonly operation: string;
  readonly kind: string;
  readonly trial: {
    readonly request?: { readonly method: string; readonly target: string };
    readonly expected?: { readonly statuses: readonly string[] };
  };
}

/** The cases of a written suite by the title of their file, read as text: the modules are for vitest. */
function readSuite(): ReadonlyMap<string, readonly WrittenCase[]> {
  const main = join(repository, 'generators/cli/main.ts');
  execFileSync(process.execPath, [main, 'conformance', document, '--out', folder], { stdio: 'pipe' });
  const below = join(folder, 'conformance');
  return new Map(
    readdirSync(below)
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => {
        const text = readFileSync(join(below, name), 'utf8');
        const [, cases = ''] = /^const cases = (\[\n.*?^\]);$/ms.exec(text) ?? [];
        const [, title = ''] = /^describe\('(.*)', \(\) => \{$/m.exec(text) ?? [];
        return [title, runInNewContext(cases) as readonly WrittenCase[]];
      }),
  );
}

const suite = readSuite();
const titleOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

test('the suite has one file for each operation, and no other', () => {
  expect([...suite.keys()].toSorted()).toEqual(facts.operations.map(titleOf).toSorted());
  const ids = [...suite.values()].flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(facts.operations.map((each) => [each.id, each] as const))(
  'the cases of %s',
  (id, operation) => {
    const cases = suite.get(titleOf(operation)) ?? [];
    const valid = cases.filter(({ kind }) => kind === 'valid');

    test('are of that operation, and some are valid', () => {
      expect(new Set(cases.map((each) => each.operation))).toEqual(new Set([id]));
      expect(valid).not.toEqual([]);
    });

    test('send each query parameter under its name', () => {
      const sent = valid.map(({ trial }) => decodeURIComponent(trial.request?.target ?? ''));
      const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      expect(
        names.filter((name) => !sent.some((target) => /[?&]/.test(target) && target.includes(name))),
      ).toEqual([]);
    });

    test('expect nothing that is not documented', () => {
      const statuses = valid.flatMap(({ trial }) => trial.expected?.statuses ?? []);
      expect(statuses.filter((status) => !operation.responses.has(status))).toEqual([]);
    });
  },
);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { hashOf } from '../../generators/output/hash.ts';
import { runExamples, type Verdicts } from './verdicts.ts';
import { corpus, github, locate, twins } from './documents.ts';
import { differences } from './differences.ts';
import { examplesOf, type ExampleCase } from './examples.ts';
import { countFindings, generateFrom, writeFiles } from './generation.ts';
import { peerVerdicts } from './peer.ts';
import { refusals } from './refusals.ts';
import { sample } from './sample.ts';
import { printResults, type Result } from './results.ts';
import { typeErrors } from './type-check.ts';

const documents = corpus();
const results = new Map<string, Omit<Result, 'typeErrors'>>();
const digests = new Map<string, string>();
let root = '';
let errors: readonly string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forgespec-corpus-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(documents)('%s', (document) => {
  test('is generated, or refused for what is wrong with it', async () => {
    const { version, model, files, findings } = await generateFrom(locate(document));
    const found = findings.filter(({ severity }) => severity === 'error');
    expect([...new Set(found.map(({ code }) => code))]).toEqual(refusals[document]?.codes ?? []);
    expect(findings.filter(({ at }) => at === undefined)).toEqual([]);
    expect(
      files.filter(({ path, text }) => path.endsWith('.js') && /\brequire\(|new Function/.test(text)),
    ).toEqual([]);

    digests.set(document, digestOf(files));
    const folder = join(root, folderOf(document));
    writeFiles(folder, files);
    const cases = model === undefined ? [] : examplesOf(model);
    const verdicts = model === undefined ? [] : await runExamples(folder, cases);
    const peer = model === undefined ? [] : peerVerdicts(model, cases);
    results.set(document, {
      document,
      version,
      operations: model?.operations.length ?? 0,
      schemas: model?.schemas.length ?? 0,
      errors: found.length,
      warnings: countFindings(findings, 'warning'),
      notes: countFindings(findings, 'note'),
      examples: printVerdicts(verdicts),
      verdict: model === undefined ? 'refused' : 'generated',
    });
    expect(disagreements(cases, verdicts, peer)).toEqual([]);
  });
});

describe.each(twins())('%s', (json, yaml) => {
  test(`gives the same as ${yaml}`, async () => {
    const { files } = await generateFrom(locate(yaml));
    expect(digestOf(files)).toBe(digests.get(json));
  });
});

describe('the compiler', () => {
  const generated = () => documents.filter((document) => results.get(document)?.verdict === 'generated');

  beforeAll(async () => {
    const folders = generated().map(folderOf);
    errors = [
      ...(await typeErrors({ release: '7', root, folders, part: 'anywhere' })),
      ...(await typeErrors({ release: '7', root, folders, part: 'node' })),
    ];
  });

  test.each(documents)('accepts what was made of %s', (document) => {
    expect(errorsIn(document)).toEqual([]);
  });

  // In parts, because the compiler keeps everything it has read.
  test.for(partsOf([github, ...sample], 30))(
    'of release 5.9 accepts what was made of %s and others',
    async (part) => {
      const folders = part.map(folderOf);
      expect(await typeErrors({ release: '5.9', root, folders, part: 'anywhere' })).toEqual([]);
    },
  );
});

test('the page of results is up to date', async () => {
  const rows = [...results.values()].map((result) => ({
    ...result,
    typeErrors: errorsIn(result.document).length,
  }));
  await expect(printResults(rows)).toMatchFileSnapshot('results.md');
});

/** Splits a list into parts of at most so many entries. */
function partsOf(list: readonly string[], size: number): readonly string[][] {
  return list.flatMap((_, index) => (index % size === 0 ? [list.slice(index, index + size)] : []));
}

/** Folder of the output for a document, below the root. */
function folderOf(document: string): string {
  return String(documents.indexOf(document));
}

/** What the compiler reports on the output for a document. */
function errorsIn(document: string): readonly string[] {
  return errors.filter((error) => error.startsWith(`${folderOf(document)}/`));
}

/** Examples of responses that ajv accepts and we refuse, or the reverse. For requests we know more: readOnly. */
function disagreements(
  cases: readonly ExampleCase[],
  verdicts: Verdicts,
  peer: readonly (boolean | undefined)[],
): readonly string[] {
  return cases
    .filter(({ path }, index) => path[0] === 'responses' && peer[index] === !verdicts[index])
    .map(({ module, path }) => `${module} ${path.join(' ')}`)
    .filter((difference) => !Object.hasOwn(differences, difference));
}

function printVerdicts(verdicts: Verdicts): string {
  return verdicts.length === 0 ? 'none' : `${verdicts.filter(Boolean).length} of ${verdicts.length}`;
}

/** One text that differs if any path or text of the files does. */
function digestOf(files: readonly OutputFile[]): string {
  const lines = files.map(({ path, text }) => `${path} ${hashOf(text)}`);
  return hashOf(lines.toSorted().join('\n'));
}

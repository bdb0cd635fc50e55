import { build } from 'esbuild';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { layouts, type Layout } from '../../generators/model/layout.ts';
import { generate } from '../../generators/pipeline.ts';
import { generateClient } from '../client/generated.ts';
import { documents, petstore, specification } from './documents.ts';

async function filesOf(document: string, layout: Layout): Promise<readonly OutputFile[]> {
  const { output, findings } = await generate({ document, emitters, layout });
  if (output === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  return output.files;
}

/** The statements of declarations below some folders, except imports, in the order of their texts. */
function statementsIn(files: readonly OutputFile[], folder: RegExp): readonly string[] {
  return files
    .filter(({ path }) => folder.test(path) && path.endsWith('.d.ts'))
    .flatMap(({ path, text }) => {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
      return source.statements
        .filter((statement) => !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement))
        .map((statement) => statement.getText(source));
    })
    .toSorted();
}

describe.each(documents)('of %s', (document) => {
  test('both layouts declare the same types and functions for operations', async () => {
    const [one, other] = [await filesOf(document, 'operation'), await filesOf(document, 'family')];
    for (const artifact of ['types', 'client']) {
      const declared = statementsIn(one, new RegExp(`^${artifact}/operations/`));
      expect(declared.length).toBeGreaterThan(0);
      expect(statementsIn(other, new RegExp(`^${artifact}/families/`))).toEqual(declared);
    }
    expect(other.some(({ path }) => /^\w+\/operations\//.test(path))).toBe(false);
    expect(other.length).toBeLessThan(one.length);
  });
});

test('with a file for each family, a document with four operations has at most 90 files', async () => {
  // And the lock.
  expect((await filesOf(petstore, 'family')).length + 1).toBeLessThanOrEqual(90);
});

test('a program with one function takes as much of a family as of an operation', async () => {
  const sizes: number[] = [];
  for (const layout of layouts) {
    const folder = await generateClient(specification, [], layout);
    const contents = `
      import { createClient, getProject } from './client/index.js';
      console.log(await getProject(createClient({ baseUrl: 'https://forge.example' }), { id: 1 }));`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
    });
    sizes.push(...outputFiles.map(({ contents: bundled }) => bundled.length));
  }
  expect(sizes[1]).toBe(sizes[0]);
});

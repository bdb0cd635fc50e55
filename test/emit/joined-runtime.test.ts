import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientRuntime } from '../../generators/emit/client/runtime-files.ts';
import { suiteRuntime } from '../../generators/emit/conformance/suite-emitter.ts';
import { joinRuntime } from '../../generators/emit/joined-runtime.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { serverRuntime } from '../../generators/emit/server/runtime-files.ts';
import { validatorsRuntime } from '../../generators/emit/validators/runtime-files.ts';
import { generate } from '../../generators/pipeline.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const artifacts = {
  client: clientRuntime,
  server: serverRuntime,
  validators: validatorsRuntime,
  suiteRuntime,
};
const paths = Object.values(artifacts).flatMap((files) => files.map(({ path }) => path));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-joined-'));
  for (const files of Object.values(artifacts)) {
    for (const { path, text } of await joinRuntime(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  }
});

afterAll(() => rm(folder, { recursive: true }));

describe.each(paths)('%s', (path) => {
  test('does nothing when it is loaded, so that bundlers leave out what is not used', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: scripts().includes(`${path}.js`) ? `import './${path}.js';` : '',
        resolveDir: folder,
      },
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      write: false,
      // As in a package whose manifest does not say so.
      plugins: [
        {
          name: 'side-effects',
          setup: ({ onResolve }) =>
            onResolve({ filter: /^\./ }, (given) => ({
              path: join(given.resolveDir, given.path),
              sideEffects: true,
            })),
        },
      ],
    });
    const [{ text } = { text: '' }] = outputFiles;
    expect(text.replaceAll(/^import "[^"]*";\n|^\/\/.*\n/gm, '')).toBe('');
  });

  test('declares each name once, and none that the platform has', () => {
    for (const ending of ['js', 'd.ts']) {
      if (!scripts().includes(`${path}.${ending}`)) continue;
      const names = declaredIn(readFileSync(join(folder, `${path}.${ending}`), 'utf8'));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      expect(names.filter((name) => platform.has(name) && !ours.has(name))).toEqual([]);
    }
  });
});

function scripts(): readonly string[] {
  return globSync('**/*.{js,d.ts}', { cwd: folder });
}

/** The names at the top level of a module, read by TypeScript; overloads and merged declarations count once. */
function declaredIn(text: string): readonly string[] {
  const { statements } = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) =>
        ts.isIdentifier(name) ? name.text : '',
      );
    if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings;
      return names !== undefined && ts.isNamedImports(names)
        ? names.elements.map(({ name }) => name.text)
        : [];
    }
    if (ts.isFunctionDeclaration(statement) && statement.body === undefined) return [];
    return ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
      ? [statement.name?.text ?? '']
      : [];
  });
}

/** Names of the platform that no module of the runtime means. */
const ours: ReadonlySet<string> = new Set(['Plugin', 'Report']);

/**
 * What is there without an import: a module that means one of these would get the declaration of another module of its
 * file instead.
 */
const platform: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...globSync('lib.{es*,dom,dom.iterable,decorators*}.d.ts', {
    cwd: join(root, 'node_modules/typescript/lib'),
  })
    .map((name) => readFileSync(join(root, 'node_modules/typescript/lib', name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^(?:declare )?(?:var|function|class|interface|type) (\w+)/gm)])
    .map(([, name = '']) => name),
]);

test('each module of the runtime declares a name in a statement', () => {
  const several = globSync('runtime/**/*.ts', { cwd: root, exclude: (path) => path.includes('docs') }).filter(
    (path) =>
      ts
        .createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest)
        .statements.some(
          (statement) =>
            ts.isVariableStatement(statement) && statement.declarationList.declarations.length > 1,
        ),
  );
  expect(several).toEqual([]);
});

test('a document with four operations has at most 120 files', async () => {
  const { output } = await generate({ document: join(root, 'test/cli/fixtures/petstore.yaml'), emitters });
  // And the lock.
  expect((output?.files.length ?? Infinity) + 1).toBeLessThanOrEqual(120);
});

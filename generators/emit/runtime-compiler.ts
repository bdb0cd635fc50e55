import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from 'ts-morph/package.json' with { type: 'json' };

/** A module of the runtime as plain JavaScript with its declarations. */
export interface CompiledModule {
  readonly script: string;
  readonly declaration: string;
}

/** As in the file `tsconfig.json`. */
const OPTIONS = {
  target: 'es2023',
  module: 'esnext',
  isolatedDeclarations: true,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
};

/**
 * Compiles a module of the runtime. Results are cached, because compiling the runtime takes longer than generating from
 * most documents.
 * @param folder of the cache; undefined for none
 */
export async function compileModule(
  name: string,
  text: string,
  folder: string | undefined,
): Promise<CompiledModule> {
  if (folder === undefined) return transpile(name, text);
  const path = join(folder, `runtime-${hashOf([manifest.version, OPTIONS, name, text])}.json`);
  const cached = await readCached(path);
  if (cached !== undefined) return cached;
  const compiled = await transpile(name, text);
  await writeCached(path, compiled);
  return compiled;
}

async function transpile(name: string, text: string): Promise<CompiledModule> {
  const { ts } = await import('ts-morph');
  const { options: compilerOptions } = ts.convertCompilerOptionsFromJson(OPTIONS, '.');
  const given = { compilerOptions, fileName: `${name}.ts` };
  return {
    script: ts.transpileModule(text, given).outputText,
    declaration: ts.transpileDeclaration(text, given).outputText,
  };
}

/** A hash of everything that a result depends on. */
function hashOf(given: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(given)).digest('hex');
}

async function readCached(path: string): Promise<CompiledModule | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as CompiledModule;
  } catch {
    return undefined;
  }
}

/** Renames a complete file, because other processes may be reading. After a failure, the next run compiles again. */
async function writeCached(path: string, compiled: CompiledModule): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  try {
    await writeFile(temporary, JSON.stringify(compiled));
    await rename(temporary, path);
  } catch {
    // The disk is full, or the folder belongs to another user.
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { packageRoot } from '../package-root.ts';
import type { OutputFile } from './emitter.ts';

const RUNTIME = new URL('runtime/', packageRoot);

/**
 * Carries a folder of the runtime into the output, as plain JavaScript with declarations.
 * @param from folder below `runtime/`: `validation`
 * @param to folder of the output: `validators/runtime`
 */
export async function carryRuntime(from: string, to: string): Promise<readonly OutputFile[]> {
  const { default: typescript } = await import('typescript');
  const { ScriptTarget, ModuleKind } = typescript;
  const compilerOptions = {
    target: ScriptTarget.ES2023,
    module: ModuleKind.ESNext,
    isolatedDeclarations: true,
    rewriteRelativeImportExtensions: true,
    verbatimModuleSyntax: true,
  };
  const folder = new URL(`${from}/`, RUNTIME);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).toSorted();
  const carried = names.map(async (name): Promise<readonly OutputFile[]> => {
    const fileName = name.replaceAll('\\', '/');
    const text = await readFile(new URL(fileName, folder), 'utf8');
    const path = `${to}/${fileName.slice(0, -'.ts'.length)}`;
    const program = typescript.transpileModule(text, { compilerOptions, fileName });
    const declaration = typescript.transpileDeclaration(text, { compilerOptions, fileName });
    return [
      { path: `${path}.js`, text: program.outputText },
      { path: `${path}.d.ts`, text: declaration.outputText.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'") },
    ];
  });
  return (await Promise.all(carried)).flat();
}

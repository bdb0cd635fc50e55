import { ts } from 'ts-morph';

/** The extension in imports between files of handlers: `./pets.ts`, or `./pets.js` as the compiler writes it. */
export type ImportExtension = '.ts' | '.js';

/**
 * The extension that the nearest `tsconfig.json` above the folder allows. Standard `NodeNext` allows only `.js`.
 * `allowImportingTsExtensions` and `rewriteRelativeImportExtensions` allow `.ts`, as does Node, which runs the files as
 * they are. If there is no such file, or it cannot be read, nothing is compiled: `.ts`.
 */
export function importExtensionFor(folder: string): ImportExtension {
  const path = ts.findConfigFile(folder, ts.sys.fileExists);
  if (path === undefined) return '.ts';
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const options = ts.getParsedCommandLineOfConfigFile(path, {}, host)?.options;
  if (options === undefined) return '.ts';
  const { allowImportingTsExtensions = false, rewriteRelativeImportExtensions = false } = options;
  return allowImportingTsExtensions || rewriteRelativeImportExtensions ? '.ts' : '.js';
}

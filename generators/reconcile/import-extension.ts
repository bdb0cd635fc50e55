import { ts } from 'ts-morph';

/** How files of handlers name each other: `./pets.ts`, or `./pets.js` as the compiler writes it. */
export type ImportExtension = '.ts' | '.js';

/**
 * The extension that the nearest `tsconfig.json` above the folder lets through. Stock `NodeNext` takes `.js` alone;
 * `allowImportingTsExtensions` and `rewriteRelativeImportExtensions` take `.ts`, as Node does, which runs the files as
 * they are. Where there is no such file, or it cannot be read, nothing is compiled: `.ts`.
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

import { ts } from 'ts-morph';

/** The extension in imports between files of handlers: that of the sources, or that of compiled files. */
export type ImportExtension = '.ts' | '.js';

/**
 * The extension that the nearest `tsconfig.json` allows: `.ts` with `allowImportingTsExtensions` or
 * `rewriteRelativeImportExtensions`, otherwise `.js`. Without a readable `tsconfig.json` it is `.ts`, as for Node.
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

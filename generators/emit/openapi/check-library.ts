import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';

/** Minor versions change the functions that are called. */
const SUPPORTED = '7.13';

/**
 * A finding if openapi-typescript cannot be used.
 * @param load loads the package and returns its version
 */
export async function checkLibrary(load = loadLibrary): Promise<readonly Finding[]> {
  const problem = await problemOf(load);
  const needed = { emitter: 'openapi', name: `openapi-typescript ${SUPPORTED} with TypeScript 5` };
  const install = 'npm install --save-dev openapi-typescript@7.13.0';
  return problem === undefined ? [] : [finding('config/missing-package', { ...needed, problem, install })];
}

async function problemOf(load: () => Promise<string>): Promise<string | undefined> {
  try {
    const version = await load();
    return version.startsWith(`${SUPPORTED}.`) ? undefined : `version ${version} is installed`;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isMissing =
      'code' in error &&
      error.code === 'ERR_MODULE_NOT_FOUND' &&
      error.message.includes("'openapi-typescript'");
    return isMissing ? 'it is not installed' : `it cannot be loaded: ${error.message}`;
  }
}

async function loadLibrary(): Promise<string> {
  const { default: manifest } = await import('openapi-typescript/package.json', { with: { type: 'json' } });
  // Fails without TypeScript 5.
  if (manifest.version.startsWith(`${SUPPORTED}.`)) await import('openapi-typescript');
  return manifest.version;
}

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.ts';

/**
 * Keeps compiled code between calls, in the folder of the package. Node's default folder is among the temporary files
 * of all users, who could put their own code there. If the folder cannot be written, nothing is kept.
 */
export function keepCompiledCode(): void {
  enableCompileCache(fileURLToPath(new URL('.cache/compiled', packageRoot)));
}

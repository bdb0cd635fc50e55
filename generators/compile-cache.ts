import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.ts';

/**
 * Keeps compiled code between calls, in the folder of the package: the one that Node would take lies among the temporary
 * files of all users, who could put code of theirs there. Where the folder cannot be written, nothing is kept.
 */
export function keepCompiledCode(): void {
  enableCompileCache(fileURLToPath(new URL('.cache/compiled', packageRoot)));
}

import type { CheckCompiler } from './compiler.ts';
import type { CheckLibrary } from './library.ts';

/** The checks from which the modules of the validators are printed. */
export interface Checks {
  readonly library: CheckLibrary;
  readonly compiler: Pick<CheckCompiler, 'compile'>;
}

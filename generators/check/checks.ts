import type { CheckCompiler } from './compiler.ts';
import type { CheckLibrary } from './library.ts';

/** What the modules of the validators are printed from. */
export interface Checks {
  readonly library: CheckLibrary;
  readonly compiler: Pick<CheckCompiler, 'compile'>;
}

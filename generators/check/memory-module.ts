import type { Check } from '../../runtime/validation/issues.ts';
import type { Code } from '../code/code.ts';
import { ModuleConstants, type CheckModule } from './module.ts';
import type { Import } from './runtime.ts';

/** A module of checks that are run at once, without files. */
export class MemoryModule implements CheckModule {
  readonly constants: ModuleConstants = new ModuleConstants();
  readonly #imports = new Map<string, unknown>();
  readonly #find: (needed: Import) => Check | undefined;

  /** @param find an import that is not from the runtime; undefined if this module is going to print it */
  constructor(find: (needed: Import) => Check | undefined) {
    this.#find = find;
  }

  import(needed: Import): void {
    const name = needed.as ?? needed.name;
    if (this.#imports.has(name)) return;
    this.#imports.set(name, undefined);
    this.#imports.set(name, needed.value ?? this.#find(needed));
  }

  /** Turns the text of checks into functions, and returns those with some names. */
  evaluate(texts: readonly Code[], names: readonly [string, ...string[]]): readonly [Check, ...Check[]] {
    const imports = [...this.#imports].filter(([, value]) => value !== undefined);
    const lines = [`'use strict';`, ...this.constants.lines, ...texts, `return [${names.join(', ')}];`];
    const make: (...values: readonly unknown[]) => readonly [Check, ...Check[]] = Function(
      ...imports.map(([name]) => name),
      lines.join('\n'),
    ) as never;
    return make(...imports.map(([, value]) => value));
  }
}

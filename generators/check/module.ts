import { code, type Code } from '../code/code.ts';
import { codeOf, Name, type Expression } from './ajv.ts';
import type { Import } from './runtime.ts';

/**
 * Constants of a module with values of the document: lists of values, regular expressions. Equal values share one
 * constant.
 */
export class ModuleConstants {
  readonly #names = new Map<string, Name>();
  readonly #counts = new Map<string, number>();
  readonly #lines: Code[] = [];

  /** Declarations, one per line. */
  get lines(): readonly Code[] {
    return this.#lines;
  }

  name(prefix: string, value: Expression): Name {
    const key = `${prefix} ${value.toString()}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const count = this.#counts.get(prefix) ?? 0;
    const name = new Name(`${prefix}${count}`);
    this.#counts.set(prefix, count + 1);
    this.#names.set(key, name);
    this.#lines.push(code`const ${codeOf(name)} = ${codeOf(value)};`);
    return name;
  }
}

/** The module to which a check is printed. */
export interface CheckModule {
  readonly constants: Pick<ModuleConstants, 'name'>;
  import(needed: Import): void;
}

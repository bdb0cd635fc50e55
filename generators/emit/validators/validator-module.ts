import { code, lines, type Code } from '../../code/code.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import { importsOf, importStatements } from '../../typescript/imports.ts';
import type { OutputFile } from '../emitter.ts';
import { ModuleConstants, type CheckModule } from '../../check/module.ts';
import type { Import } from '../../check/runtime.ts';
import { indentBlocks } from './indent.ts';
import { placeOf } from './runtime-files.ts';

/** A module of the output while it is printed: its imports, its constants, its text. */
export class ValidatorModule implements CheckModule {
  readonly constants: ModuleConstants = new ModuleConstants();
  /** Below `validators/`, without extension: `schemas/project`. */
  readonly path: string;
  /** By name: names are unique in the output. */
  readonly #imports = new Map<string, Import>();
  readonly #parts: Code[] = [];

  constructor(path: string) {
    this.path = path;
  }

  import(needed: Import): void {
    if (needed.module !== this.path) this.#imports.set(needed.as ?? needed.name, needed);
  }

  add(part: Code): void {
    this.#parts.push(part);
  }

  /** Adds a declaration that other modules of the output import. */
  addShared(part: Code): void {
    this.add(code`export ${part}`);
  }

  file(): OutputFile {
    const path = `validators/${this.path}.js`;
    const imports = importStatements(path, [...this.#imports.values()].map(symbolOf));
    const parts = [lines(imports), lines(this.constants.lines), ...this.#parts];
    const texts = parts.map((part) => part.toString()).filter((part) => part !== '');
    return { path, text: `${indentBlocks(texts.join('\n\n'))}\n` };
  }
}

/** An import of a check as a symbol of the output. */
export function symbolOf({ module, name, as }: Import): OutputSymbol {
  return { module: `validators/${placeOf(module)}`, name, as, isType: false };
}

/** The declarations of a module, without a header, like the module itself. */
export function declarationsOf(path: string, declarations: readonly Code[]): OutputFile {
  const file = `validators/${path}.d.ts`;
  const text = lines([...importsOf(file, declarations), code`\n${lines(declarations)}`]);
  return { path: file, text: `${text.toString().trim()}\n` };
}

import { posix } from 'node:path';
import { code, join, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier } from '../../code/name.ts';
import type { OutputFile } from '../emitter.ts';
import { ModuleConstants, type CheckModule, type Import } from '../../check/check-generator.ts';
import { indent } from './indent.ts';

/** A module of the output while it is printed: what it imports, its constants, its text. */
export class ValidatorModule implements CheckModule {
  readonly constants: ModuleConstants = new ModuleConstants();
  /** Below `validators/`, without extension: `schemas/project`. */
  readonly path: string;
  /** By name: names are unique in the output. */
  readonly #imports = new Map<string, Import>();
  readonly #parts: string[] = [];

  constructor(path: string) {
    this.path = path;
  }

  import(needed: Import): void {
    if (needed.module !== this.path) this.#imports.set(needed.as ?? needed.name, needed);
  }

  add(part: { toString(): string }): void {
    this.#parts.push(part.toString().trim());
  }

  /** Adds a declaration that other modules of the output import. */
  addShared(part: { toString(): string }): void {
    this.add(`export ${part.toString()}`);
  }

  file(): OutputFile {
    const head = [importStatements(this.path, [...this.#imports.values()]), this.constants.lines.join('\n')];
    const text = indent([...head, ...this.#parts].filter((part) => part !== '').join('\n\n'));
    return { path: `validators/${this.path}.js`, text: `${text}\n` };
  }
}

/** The imports of a module, one statement for each module that they come from. */
export function importStatements(
  path: string,
  imports: readonly Import[],
  kind: Code = code`import`,
): string {
  const byModule = Map.groupBy(imports, ({ module }) => module);
  return [...byModule.keys()]
    .toSorted()
    .map((module) => {
      const names = (byModule.get(module) ?? [])
        .map(importedName)
        .toSorted((a, b) => (a.toString() < b.toString() ? -1 : 1));
      return code`${kind} { ${join(names, code`, `)} } from ${specifier(path, module)};`.toString();
    })
    .join('\n');
}

function importedName({ name, as }: Import): Code {
  return as === undefined ? identifier(name) : code`${identifier(name)} as ${identifier(as)}`;
}

/** The quoted path from one module of the output to another. */
export function specifier(from: string, to: string): Code {
  const path = posix.relative(posix.dirname(from), to);
  return modulePath(`${path.startsWith('.') ? '' : './'}${path}.js`);
}

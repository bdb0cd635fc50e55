import { code, join, lines, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier } from '../../code/name.ts';
import type { OutputFile } from '../emitter.ts';
import { ModuleConstants, type CheckModule } from '../../check/module.ts';
import type { Import } from '../../check/runtime.ts';
import { relativePath } from '../relative-path.ts';
import { indent } from './indent.ts';
import { placeOf } from './runtime-files.ts';

/** A module of the output while it is printed: what it imports, its constants, its text. */
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
    const head = [importStatements(this.path, [...this.#imports.values()]), lines(this.constants.lines)];
    const parts = [...head, ...this.#parts].map((part) => part.toString()).filter((part) => part !== '');
    return { path: `validators/${this.path}.js`, text: `${indent(parts.join('\n\n'))}\n` };
  }
}

/** The imports of a module, one statement for each module that they come from. */
export function importStatements(path: string, imports: readonly Import[], kind: Code = code`import`): Code {
  const byModule = Map.groupBy(imports, ({ module }) => placeOf(module));
  return lines(
    [...byModule.keys()].toSorted().map((module) => {
      const names = (byModule.get(module) ?? [])
        .map(importedName)
        .toSorted((a, b) => (a.toString() < b.toString() ? -1 : 1));
      return code`${kind} { ${join(names, code`, `)} } from ${modulePath(relativePath(path, module))};`;
    }),
  );
}

function importedName({ name, as }: Import): Code {
  return as === undefined ? identifier(name) : code`${identifier(name)} as ${identifier(as)}`;
}

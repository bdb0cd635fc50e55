import type { OutputFile } from '../emit/emitter.ts';
import { firstFree, numbered } from '../source/document/free-name.ts';
import { Edits } from './edits.ts';
import { topLevelNames, type Module } from './module.ts';
import { ServerImports } from './server-imports.ts';
import { handlerTypeOf, type ServedOperation } from './served-operation.ts';
import { printStub } from './stub.ts';

export interface DraftRequest {
  readonly module: Module;
  /** How the module imports the generated server. */
  readonly server: string;
  readonly isServerName: (name: string) => boolean;
}

/** The planned changes of one file of handlers. */
export class Draft {
  readonly module: Module;
  readonly edits: Edits;
  readonly imports: ServerImports;
  /** Names of declarations that are exported under another name: declarations that are renamed, and others. */
  readonly #renamed = new Set<string>();
  readonly #retained = new Set<string>();
  readonly #stubs: ServedOperation[] = [];

  constructor({ module, server, isServerName }: DraftRequest) {
    this.module = module;
    this.edits = new Edits(module.text);
    this.imports = new ServerImports({ module, server, isServerName });
  }

  /** Records that a declaration is exported under another name, and whether it retains its own. */
  recordRename(name: string, { isRetained }: { readonly isRetained: boolean }): void {
    (isRetained ? this.#retained : this.#renamed).add(name);
  }

  /** The position of another declaration with the name of a stub; undefined if there is none. */
  takenAt(name: string): number | undefined {
    const isFree = this.#renamed.has(name) || this.#retained.has(name);
    return isFree ? undefined : topLevelNames(this.module).get(name)?.getStart();
  }

  addStub(operation: ServedOperation): void {
    this.#stubs.push(operation);
  }

  /** The changed file; undefined if nothing changes. */
  finish(): OutputFile | undefined {
    const { byteOrderMark, text, path } = this.module;
    // Completed stubs do not use `Refusal`, and compilers may report unused imports.
    if (this.#stubs.length === 0) this.imports.dropUnused('Refusal');
    const stubs = this.#stubs.map((operation) =>
      printStub({
        operation,
        local: this.#localName(operation.name),
        type: this.imports.use(handlerTypeOf(operation.type), 'type'),
        refusal: this.imports.use('Refusal', 'value'),
      }),
    );
    this.imports.edit(this.edits);
    const isEnded = text.trim() === '' || text.endsWith('\n');
    for (const [index, stub] of stubs.entries())
      this.edits.insert(text.length, index === 0 && !isEnded ? `\n\n${stub}` : `\n${stub}`);
    const after = this.edits.apply();
    return after === text ? undefined : { path, text: byteOrderMark + after };
  }

  #localName(name: string): string {
    if (!this.#retained.has(name)) return name;
    return firstFree(numbered(name), (each) => each !== name && !this.module.names().has(each));
  }
}

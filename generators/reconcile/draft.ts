import type { OutputFile } from '../emit/emitter.ts';
import { firstFree, numbered } from '../source/free-name.ts';
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
  readonly #left = new Set<string>();
  readonly #retained = new Set<string>();
  readonly #stubs: ServedOperation[] = [];

  constructor({ module, server, isServerName }: DraftRequest) {
    this.module = module;
    this.edits = new Edits(module.text);
    this.imports = new ServerImports({ module, server, isServerName });
  }

  /** Records that a declaration is exported under another name, and whether it keeps its own. */
  leave(name: string, { isRetained }: { readonly isRetained: boolean }): void {
    (isRetained ? this.#retained : this.#left).add(name);
  }

  /** The position of something other than a handler that has the name of a stub; undefined where there is none. */
  takenAt(name: string): number | undefined {
    const isKnown = this.#left.has(name) || this.#retained.has(name);
    return isKnown ? undefined : topLevelNames(this.module).get(name)?.getStart();
  }

  addStub(operation: ServedOperation): void {
    this.#stubs.push(operation);
  }

  /** The change of the file; undefined if it stays as it is. */
  finish(): OutputFile | undefined {
    const { byteOrderMark, text, path } = this.module;
    // When authors have filled in their stubs, `Refusal` is no longer needed, and compilers may refuse unused imports.
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

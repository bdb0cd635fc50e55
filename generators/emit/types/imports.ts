import { code, join, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier, typeIdentifier } from '../../code/name.ts';

/** The imports of one module of the types, collected while its types are printed. */
export class ModuleImports {
  readonly #path: string;
  readonly #names = new Map<string, Set<string>>();
  readonly #namespaces = new Map<string, string>();

  /** @param path of the module below `types/`, without extension: `operations/list-groups` */
  constructor(path: string) {
    this.#path = path;
  }

  /** Makes a type of another module known. What stands in this module needs no import. */
  add(path: string, name: string): void {
    if (path === this.#path) return;
    const names = this.#names.get(path);
    if (names === undefined) this.#names.set(path, new Set([name]));
    else names.add(name);
  }

  /** Makes a module known under a name in lower case, which no type of a document can have. */
  addNamespace(path: string, name: Lowercase<string>): void {
    this.#namespaces.set(path, name);
  }

  /** The import statements, in order of the modules. */
  statements(): readonly Code[] {
    const named = [...this.#names].map(([path, names]) => {
      const list = join([...names].toSorted().map(typeIdentifier), code`, `);
      return { path, statement: code`import type { ${list} } from ${this.#specifier(path)};` };
    });
    const namespaces = [...this.#namespaces].map(([path, name]) => ({
      path,
      statement: code`import type * as ${identifier(name)} from ${this.#specifier(path)};`,
    }));
    return [...named, ...namespaces].toSorted(byPath).map(({ statement }) => statement);
  }

  #specifier(path: string): Code {
    const ups = '../'.repeat(this.#path.split('/').length - 1);
    const folder = this.#path.slice(0, this.#path.lastIndexOf('/') + 1);
    const isSibling = folder !== '' && path.startsWith(folder);
    return modulePath(
      isSibling ? `./${path.slice(folder.length)}.js` : `${ups === '' ? './' : ups}${path}.js`,
    );
  }
}

function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : 1;
}

import type { Identifier, ImportDeclaration, ImportSpecifier } from 'ts-morph';
import { stringLiteral } from '../code/string.ts';
import { firstFree, numbered } from '../source/document/free-name.ts';
import type { Edits } from './edits.ts';
import { removeElements } from './import-elements.ts';
import {
  elementText,
  importLine,
  insertBelowImports,
  type Binding,
  type ImportKind,
} from './import-lines.ts';
import { localIdentifier, spanOf, specifierOf, type Module } from './module.ts';
import {
  findPlaceholderTypes,
  placeholderSpan,
  printPlaceholderType,
  type PlaceholderType,
} from './placeholder-type.ts';

export interface ServerImportsRequest {
  readonly module: Module;
  /** The path by which the module imports the generated server: `'../generated/server/index.js'`. */
  readonly server: string;
  /** Whether only the generated server exports a name. */
  readonly isServerName: (name: string) => boolean;
}

/** The imports of a module from the generated server. `edit` writes all changes; other elements and comments stay. */
export class ServerImports {
  readonly #module: Module;
  readonly #server: string;
  readonly #declarations: readonly ImportDeclaration[];
  readonly #bindings = new Map<ImportSpecifier, Binding>();
  readonly #renamed = new Set<ImportSpecifier>();
  readonly #removed = new Set<ImportSpecifier>();
  readonly #added: Binding[] = [];
  readonly #placeholders: readonly PlaceholderType[];
  /** Imports that become placeholders. */
  readonly #replaced: Binding[] = [];
  /** Placeholders that become imports. */
  readonly #restored: PlaceholderType[] = [];
  readonly #taken = new Set<string>();
  readonly #freed = new Set<string>();

  constructor({ module, server, isServerName }: ServerImportsRequest) {
    this.#module = module;
    this.#server = server;
    const declarations = module.syntax.getImportDeclarations();
    const specifiers = new Set(
      declarations
        .filter((each) => each.getNamedImports().some((element) => isServerName(element.getName())))
        .map(specifierOf),
    ).add(server);
    this.#declarations = declarations.filter((each) => specifiers.has(specifierOf(each)));
    for (const declaration of this.#declarations) {
      for (const element of declaration.getNamedImports()) {
        const isType = element.isTypeOnly() || declaration.isTypeOnly();
        this.#bindings.set(element, {
          local: localIdentifier(element).getText(),
          imported: element.getName(),
          kind: isType ? 'type' : 'value',
        });
      }
    }
    this.#placeholders = findPlaceholderTypes(module);
  }

  /** The name in the generated server of a local name; undefined for other names. */
  importedAs(local: string): string | undefined {
    return (
      [...this.#bindings.values()].find((binding) => binding.local === local)?.imported ??
      this.#placeholders.find((placeholder) => placeholder.local === local)?.imported
    );
  }

  /** Whether the path to the generated server has changed. */
  get isMoved(): boolean {
    return this.#declarations.some((declaration) => this.#isOutdated(declaration));
  }

  /**
   * Updates renamed types. If only owned nodes use the old name, they are renamed too; otherwise the new type is imported
   * under the old name.
   */
  rename(next: ReadonlyMap<string, string>, owned: ReadonlySet<Identifier>, edits: Edits): void {
    for (const [element, { local, imported, kind }] of this.#bindings) {
      const name = next.get(imported);
      if (name === undefined) continue;
      const uses = (this.#module.names().get(local) ?? []).filter(
        (each) => each !== localIdentifier(element),
      );
      const isPlain =
        element.getAliasNode() === undefined && this.#isFree(name) && uses.every((each) => owned.has(each));
      const renamed = isPlain ? name : local;
      if (isPlain) for (const use of uses) edits.replace(spanOf(use), name);
      if (isPlain) this.#freed.add(local);
      this.#taken.add(renamed);
      this.#bindings.set(element, { local: renamed, imported: name, kind });
      this.#renamed.add(element);
    }
  }

  /** Replaces imports of types that the generated server no longer has by placeholders. */
  replaceRemoved(isRemoved: (imported: string, local: string) => boolean): void {
    for (const [element, binding] of this.#bindings) {
      if (!isRemoved(binding.imported, binding.local)) continue;
      this.#bindings.delete(element);
      this.#removed.add(element);
      this.#replaced.push(binding);
    }
  }

  /** Replaces placeholders by imports of types that the generated server has again, possibly under new names. */
  restore(next: ReadonlyMap<string, string>, isServed: (imported: string, local: string) => boolean): void {
    for (const placeholder of this.#placeholders) {
      const { local } = placeholder;
      const imported = next.get(placeholder.imported) ?? placeholder.imported;
      if (!isServed(imported, local)) continue;
      this.#restored.push(placeholder);
      this.#added.push({ local, imported, kind: 'type' });
    }
  }

  /** The local name of an export of the generated server; imports it if needed. */
  use(imported: string, kind: ImportKind): string {
    const existing = [...this.#bindings.values(), ...this.#added].find(
      (binding) => binding.imported === imported && (kind === 'type' || binding.kind === 'value'),
    );
    if (existing !== undefined) return existing.local;
    const local = firstFree(numbered(imported), (name) => this.#isFree(name));
    this.#taken.add(local);
    this.#added.push({ local, imported, kind });
    return local;
  }

  /** Removes the import of a value that the module does not use. */
  dropUnused(imported: string): void {
    for (const [element, { local, imported: name, kind }] of this.#bindings) {
      if (name !== imported || kind !== 'value') continue;
      const uses = this.#module.names().get(local) ?? [];
      if (uses.some((each) => each !== localIdentifier(element))) continue;
      this.#bindings.delete(element);
      this.#removed.add(element);
    }
  }

  edit(edits: Edits): void {
    let added: readonly Binding[] = this.#added;
    for (const declaration of this.#declarations) {
      const elements = declaration.getNamedImports().filter((element) => !this.#removed.has(element));
      if (elements.length < declaration.getNamedImports().length)
        removeElements(this.#module, declaration, this.#removed, edits);
      const last = elements.at(-1);
      if (last === undefined) continue;
      if (this.#isOutdated(declaration)) this.#move(declaration, edits);
      for (const element of elements) this.#renameIn(element, edits);
      const accepted = this.#accepted(declaration, added);
      added = added.filter((binding) => !accepted.includes(binding));
      if (accepted.length > 0) this.#append(declaration, last, accepted, edits);
    }
    this.#insertLines(added, edits);
    for (const { node } of this.#restored) edits.remove(placeholderSpan(this.#module, node));
  }

  #renameIn(element: ImportSpecifier, edits: Edits): void {
    const binding = this.#bindings.get(element);
    if (binding === undefined || !this.#renamed.has(element)) return;
    const isPlain = element.getAliasNode() === undefined;
    edits.replace(spanOf(element.getNameNode()), isPlain ? elementText(binding) : binding.imported);
  }

  /** Whether a path is another relative path of a generated server. Other paths were chosen by an author. */
  #isOutdated(declaration: ImportDeclaration): boolean {
    const specifier = specifierOf(declaration);
    return specifier !== this.#server && /^\.\.?\/(.*\/)?server\/index\.js$/.test(specifier);
  }

  #move(declaration: ImportDeclaration, edits: Edits): void {
    const written = declaration.getModuleSpecifier();
    const isDouble = written.getText().startsWith('"');
    const specifier = isDouble ? JSON.stringify(this.#server) : stringLiteral(this.#server).toString();
    edits.replace(spanOf(written), specifier);
  }

  /** The additions that a declaration can contain; types are added to a declaration of types if there is one. */
  #accepted(declaration: ImportDeclaration, additions: readonly Binding[]): readonly Binding[] {
    if (specifierOf(declaration) !== this.#server && !this.#isOutdated(declaration)) return [];
    if (declaration.isTypeOnly()) return additions.filter(({ kind }) => kind === 'type');
    const hasOther = this.#declarations.some(
      (other) => other.isTypeOnly() && other.getNamedImports().length > 0,
    );
    return additions.filter(({ kind }) => kind === 'value' || !hasOther);
  }

  #append(
    declaration: ImportDeclaration,
    last: ImportSpecifier,
    bindings: readonly Binding[],
    edits: Edits,
  ): void {
    const { text } = this.#module;
    const gap = text.slice(last.getPos(), last.getStart());
    const separator = gap.includes('\n') ? `\n${/[ \t]*$/.exec(gap)?.[0] ?? ''}` : ' ';
    const elements = bindings.map(
      (binding) =>
        (binding.kind === 'type' && !declaration.isTypeOnly() ? 'type ' : '') + elementText(binding),
    );
    edits.insert(last.getEnd(), elements.map((element) => `,${separator}${element}`).join(''));
  }

  /** Inserts new lines below the imports: for the remaining additions, and for placeholders. */
  #insertLines(bindings: readonly Binding[], edits: Edits): void {
    const { type: types = [], value: values = [] } = Object.groupBy(bindings, ({ kind }) => kind);
    const lines = [
      ...(values.length === 0 ? [] : [importLine('import', values, this.#server)]),
      ...(types.length === 0 ? [] : [importLine('import type', types, this.#server)]),
      ...this.#replaced.map(printPlaceholderType),
    ];
    insertBelowImports(this.#module, lines, edits);
  }

  #isFree(name: string): boolean {
    const isUnused = !this.#module.names().has(name) || this.#freed.has(name);
    return isUnused && !this.#taken.has(name);
  }
}

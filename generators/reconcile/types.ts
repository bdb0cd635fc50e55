import { Node, type Identifier } from 'ts-morph';
import { typeNameOf } from '../typescript/words.ts';
import type { Export } from './exports.ts';
import type { ServerImports } from './server-imports.ts';
import { typeOfHandler, typesOf, type ServedOperation } from './served-operation.ts';

/** The names of the generated server behind local names, in the file of an export. */
export type ImportsOf = (each: Export) => Pick<ServerImports, 'importedAs'>;

/** The type of a handler by its name in the generated server, without its suffix; undefined if it has no such type. */
export function handlerTypeBase(each: Export, importsOf: ImportsOf): string | undefined {
  return each.typeNames
    .map((name) => (isQualified(name) ? name.getText() : importsOf(each).importedAs(name.getText())))
    .map((imported) => (imported === undefined ? undefined : typeOfHandler(imported)))
    .find((base) => base !== undefined);
}

/** `api.ListRolesHandler` and `import('…').ListRolesHandler` name the export of the server directly. */
export function isQualified(name: Identifier): boolean {
  const parent = name.getParent();
  return Node.isQualifiedName(parent) || Node.isImportTypeNode(parent);
}

interface ServerTypes {
  /** Prefixes of the types of all operations. */
  readonly current: ReadonlySet<string>;
  readonly importsOf: ImportsOf;
}

/** New names of types, by the old ones, for handlers whose operations were renamed. */
export function renamedTypes(
  handlers: ReadonlyMap<ServedOperation, Export>,
  { current, importsOf }: ServerTypes,
): ReadonlyMap<string, string> {
  const pairs = [...handlers].flatMap(([operation, handler]) => {
    const base = handlerTypeBase(handler, importsOf);
    const isStale = handler.name !== operation.name || (base !== undefined && !current.has(base));
    const old = formerType(handler, { current, importsOf });
    return isStale && old !== operation.type ? [[old, operation.type] as const] : [];
  });
  return new Map(
    pairs.flatMap(([old, next]) => {
      const names = typesOf(next);
      return typesOf(old).map((name, index) => [name, names[index] ?? name] as const);
    }),
  );
}

/** Names of the types of handlers whose operations were removed. */
export function removedTypes(orphans: readonly Export[], types: ServerTypes): ReadonlySet<string> {
  return new Set(orphans.flatMap((orphan) => typesOf(formerType(orphan, types))));
}

/**
 * The former type of a handler, by its annotation or its name. An annotation with the type of a current operation was
 * written by a person, and is ignored.
 */
function formerType(handler: Export, { current, importsOf }: ServerTypes): string {
  const base = handlerTypeBase(handler, importsOf);
  return base !== undefined && !current.has(base) ? base : typeNameOf(handler.name);
}

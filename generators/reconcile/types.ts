import { Node, type Identifier } from 'ts-morph';
import { typeNameOf } from '../typescript/words.ts';
import type { Export } from './exports.ts';
import type { ServerImports } from './server-imports.ts';
import { typeOfHandler, typesOf, type ServedOperation } from './served-operation.ts';

/** The names of the generated server behind local names, in the file of an export. */
export type ImportsOf = (each: Export) => Pick<ServerImports, 'importedAs'>;

/**
 * The type of a handler by its name in the generated server, without its suffix; undefined if it has none from there.
 */
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

/** New names of types, by the old ones, for handlers whose operations were renamed. */
export function renamedTypes(
  handlers: ReadonlyMap<ServedOperation, Export>,
  known: ReadonlySet<string>,
  importsOf: ImportsOf,
): ReadonlyMap<string, string> {
  const pairs = [...handlers].flatMap(([operation, handler]) => {
    const base = handlerTypeBase(handler, importsOf);
    const isStale = handler.name !== operation.name || (base !== undefined && !known.has(base));
    const old = formerType(handler, { base, known });
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
export function goneTypes(
  orphans: readonly Export[],
  { known, importsOf }: { readonly known: ReadonlySet<string>; readonly importsOf: ImportsOf },
): ReadonlySet<string> {
  const bases = orphans.map((orphan) =>
    formerType(orphan, { base: handlerTypeBase(orphan, importsOf), known }),
  );
  return new Set(bases.flatMap(typesOf));
}

/**
 * The former type of a handler, by its annotation or its name. The type of an existing operation was put there by a
 * person and is ignored.
 */
function formerType(
  { name }: Export,
  { base, known }: { readonly base: string | undefined; readonly known: ReadonlySet<string> },
): string {
  const usual = typeNameOf(name);
  return base !== undefined && !known.has(base) ? base : usual;
}

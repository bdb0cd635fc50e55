import { ts } from 'ts-morph';
import { typeNameOf } from '../typescript/words.ts';
import type { Export } from './exports.ts';
import type { ServerImports } from './server-imports.ts';
import { typeOfHandler, typesOf, type ServedOperation } from './served-operation.ts';

/** What a name means of the generated server, in the file of an export. */
export type ImportsOf = (each: Export) => Pick<ServerImports, 'importedAs'>;

/** The type of a handler as the generated server calls it, without its ending; undefined if it has none from there. */
export function handlerTypeBase(each: Export, importsOf: ImportsOf): string | undefined {
  return each.typeNames
    .map((name) => (isQualified(name) ? name.text : importsOf(each).importedAs(name.text)))
    .map((imported) => (imported === undefined ? undefined : typeOfHandler(imported)))
    .find((base) => base !== undefined);
}

/** `api.ListRolesHandler` and `import('…').ListRolesHandler` name the export of the server itself. */
export function isQualified({ parent }: ts.Identifier): boolean {
  return ts.isQualifiedName(parent) || ts.isImportTypeNode(parent);
}

/** New names of types, by the old ones, that follow from handlers which serve operations with new names. */
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

/** Names of the types that go with handlers whose operations have gone. */
export function goneTypes(
  orphans: readonly Export[],
  { known, importsOf }: { readonly known: ReadonlySet<string>; readonly importsOf: ImportsOf },
): ReadonlySet<string> {
  const bases = orphans.map((orphan) =>
    formerType(orphan, { base: handlerTypeBase(orphan, importsOf), known }),
  );
  return new Set(bases.flatMap(typesOf));
}

/** The type that went with a handler's name; one of another operation was put there by hand and says nothing. */
function formerType(
  { name }: Export,
  { base, known }: { readonly base: string | undefined; readonly known: ReadonlySet<string> },
): string {
  const usual = typeNameOf(name);
  return base !== undefined && !known.has(base) ? base : usual;
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const repository: string = fileURLToPath(new URL('../../', import.meta.url));

/** A name that a package exports, and the file that declares it. */
export interface ExportedName {
  readonly name: string;
  readonly kind: 'type' | 'value';
  /** Absolute. */
  readonly file: string;
  /** The name where it is declared. */
  readonly declared: string;
}

/** The entries of the package and their files: `./emit` and `generators/exports/emit.ts`. */
export function entries(): readonly (readonly [entry: string, file: string])[] {
  const { exports } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { 'forgespec-sources': string }>;
  };
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string' || entry.includes('*') ? [] : [[entry, target['forgespec-sources']] as const],
  );
}

/** What a file exports, all of it by name from other files. Throws for any other statement. */
export function exportedNames(file: string): readonly ExportedName[] {
  const path = join(repository, file);
  return parse(path).statements.flatMap((statement) => {
    const names = namesOf(statement, path);
    if (names === undefined)
      throw new Error(`${file} holds more than exports by name: ${statement.getText().slice(0, 80)}`);
    return names;
  });
}

/** The names of `export { … } from '…'`; undefined for any other statement. */
function namesOf(statement: ts.Statement, path: string): readonly ExportedName[] | undefined {
  if (
    !ts.isExportDeclaration(statement) ||
    statement.exportClause === undefined ||
    !ts.isNamedExports(statement.exportClause) ||
    statement.moduleSpecifier === undefined ||
    !ts.isStringLiteral(statement.moduleSpecifier)
  )
    return undefined;
  const file = join(dirname(path), statement.moduleSpecifier.text);
  return statement.exportClause.elements.map(({ name, propertyName, isTypeOnly }) => ({
    name: name.text,
    kind: isTypeOnly || statement.isTypeOnly ? ('type' as const) : ('value' as const),
    file,
    declared: (propertyName ?? name).text,
  }));
}

/** Whether the declaration of a name has a doc comment. */
export function isDocumented({ file, declared }: ExportedName): boolean {
  return parse(file).statements.some((statement) => {
    const passedOn = namesOf(statement, file)?.find(({ name }) => name === declared);
    if (passedOn !== undefined) return isDocumented(passedOn);
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [ts.getNameOfDeclaration(statement as unknown as ts.Declaration)?.getText()];
    return names.includes(declared) && ts.getJSDocCommentsAndTags(statement).length > 0;
  });
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}
